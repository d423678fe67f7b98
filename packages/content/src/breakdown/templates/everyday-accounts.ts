import { template } from '../template.ts'

/** Accounts, pages and devices. */
export const EVERYDAY_ACCOUNTS = [
  template({
    id: 'change-password',
    about: '',
    thing: 'the password',
    why: 'You know the old one, so it is two boxes and a button.',
    steps: `
      1 1 Open the page or the app, and sign in
      1 1 Open the menu with your name or picture, and look for “account” or “security”
      5 1 Put the phone where a code may come beside you
      2 3 Press “change password”: type the old one, then a new one | Four plain words in a row are long and good.
      3 2 Save the new one where your device offers to keep it
      3 1 Press “sign out everywhere”, if somebody else should be out
      4 2 Sign in again on your other devices, or the TV
      4 1 Tell whoever may share it
      5 1 Tear up the slip with the old one
    `,
  }),
  template({
    id: 'find-wifi-password',
    about: '',
    why: 'It is printed on the box itself, or kept on a device that knows it.',
    steps: `
      1 1 Go to the router, and look for a sticker: at the back, below, or on a card
      1 1 Take a photo of it
      5 1 Fetch a torch
      2 2 Type in what stands behind “key”, “password” or “WPA”, capitals and all
      3 2 Look in the wifi settings of a device that is joined: it can show or share it
      3 2 Ask somebody who lives there whether it was changed
      4 3 Call the provider, or open their app, if nothing fits
      4 1 Write it on a card, and put it where you will find it
      5 1 Save it on the phone
    `,
  }),
  template({
    id: 'scan-code',
    about: '',
    why: 'The camera of the phone does it by itself.',
    steps: `
      1 1 Open the camera of your phone
      1 1 Hold it over the code, until the whole square is on the screen
      5 1 Wipe the lens with a sleeve
      3 1 Read the address that comes up: is it theirs?
      2 1 Press it
      3 2 Read or fill in what it opens
      4 1 Look for a short address printed beside it, if nothing comes up
      4 1 Take a picture of the page, if you need it later
      5 1 Close the page
    `,
  }),
  template({
    id: 'upload-file',
    about: '',
    thing: 'the file',
    why: 'Pick it, name it, press the button. The bar does the rest.',
    steps: `
      1 1 Open the page or the app where it is to go, and sign in
      1 1 Look for “upload”, “create” or a plus sign
      5 1 Plug the device in, and join the wifi
      2 3 Choose the file, and wait until the bar is full
      3 2 Type in a title, and one line about it
      3 1 Choose who may see it, and press “publish” or “save”
      4 1 Open it once: does it play, or open?
      4 1 Copy the link, and send it to whoever waits for it
      5 1 Note where the file lies on your device
    `,
  }),
  template({
    id: 'photos-off-cloud',
    about: '',
    why: 'They come as one large parcel. Nothing is deleted before you have seen them in the new place.',
    steps: `
      1 1 Open the page of that cloud on a computer, and sign in
      1 2 Write down where they are to go: a hard drive, the computer, another cloud
      5 1 Check how much room there is
      2 4 Search for “export” or “download your data”, tick only photos, and press start | At Google it is called Takeout. The link comes by mail, often hours later.
      3 5 Save what the mail links to, and unpack it
      3 2 Open ten of them, from different years: do they show?
      4 5 Copy them to a second place
      4 2 Delete them in the cloud only then, one year at a time
      5 1 Note where they are now
    `,
  }),
  template({
    id: 'open-laptop',
    about: '',
    why: 'Only that. What comes after it is another task.',
    steps: `
      1 1 Sit down where it is, or fetch it to where you sit
      1 1 Put both hands on it, and open it
      5 1 Plug it in
      2 1 Press the button, sign in, and look at the screen
      3 1 Close what opens by itself
      3 1 Stop here, or open the one thing you came for
      4 1 Write on a slip what that one thing is
      4 1 Put the phone face down
      5 1 Drink something
    `,
  }),
  template({
    id: 'shop-return',
    about: '',
    why: 'The button is in your orders. After that it is a bag, a code and a short walk.',
    steps: `
      1 1 Open the app or the page of the shop, and go to your orders
      1 1 Find it there, and look by which day it can go back
      5 1 Put it in front of you, with all that came with it
      2 3 Press “return”, choose why, and where you will hand it in
      3 3 Put it in its bag or box, and close it
      3 2 Save the code on the phone, or print the label and stick it on | A code is often enough, with no printer.
      4 15 Take it there
      4 1 Keep the slip, or take a photo of it
      5 1 Note the day by which the money should be back
    `,
  }),
  template({
    id: 'wont-charge',
    about: '',
    why: 'Most often it is the cable, or fluff in the hole. Both cost nothing to try.',
    steps: `
      1 1 Take it to a socket that you know works
      1 1 Try another cable, and then another plug
      5 1 Take it out of its case
      2 2 Look into the hole with a torch, and lift out fluff with a wooden toothpick | Switched off, and nothing of metal.
      3 1 Leave it plugged in for half an hour, if it was quite empty
      3 1 Turn it off and on again
      4 2 Try a pad or a computer instead of the plug
      4 3 Save what matters to another place, as soon as it comes on
      5 2 Look up a repair shop, and what a new battery costs
    `,
  }),
  template({
    id: 'pair-bluetooth',
    about: '',
    why: 'One of the two has to say that it is there, and the other has to look.',
    steps: `
      1 1 Put both beside each other, charged and switched on
      1 1 Hold the button on it until a light blinks or it says “pairing”
      5 1 Turn off other things that it was joined to before
      2 2 Open the bluetooth settings on the other one, and press its name
      3 1 Play ten seconds of anything
      3 2 Press “forget” beside its name, and begin again, if nothing comes
      4 1 Turn both off and on, and try once more
      4 2 Look up its name and “pairing mode”: which button, and how long
      5 1 Switch off the one you do not need now
    `,
  }),
  template({
    id: 'print-there',
    about: '',
    why: 'They have the printer. You bring the file, and a card or a few coins.',
    steps: `
      1 1 Find the file, and open it once to look at it
      1 2 Send it to yourself by mail, or copy it to a stick
      5 1 Write down how many pages, and whether in colour
      3 1 Look up when they are open, and what a page costs
      3 1 Put the stick, your card and some coins by the door
      2 10 Go there, ask at the desk, and print it | Some take the file in their app: then it only waits to be collected.
      4 1 Look at each page: is all of it there?
      4 1 Sign out, and take the stick with you
      5 1 Put the pages where they go next
    `,
  }),
] as const
