import { template } from '../template.ts'

/** Accounts, pages and devices. */
export const EVERYDAY_ACCOUNTS = [
  template({
    id: 'change-password',
    about: '',
    thing: 'the password',
    why: 'You know the old one, so it is two boxes and a button.',
    steps: `
      1 1 Open the page or the app, and sign in | It does not let you in? Press “forgot password” there.
      1 1 Open the menu with your name or picture, and look for “account” or “security”
      5 1 Put the phone where a code may come beside you
      2 3 Press “change password”: type the old one, then a new one | Four plain words in a row are long and good.
      3 2 Save the new one where your device offers to keep it
      3 1 Press “sign out everywhere”, if somebody else should be out
      4 2 Sign in again on your other devices, or the TV
      4 1 Tell whoever may share it
      5 1 Tear up the slip with the old one, if there is one
    `,
  }),
  template({
    id: 'find-wifi-password',
    about: '',
    why: 'It is printed on the box itself, or kept on a device that knows it.',
    steps: `
      1 1 Go to the router, and look for a sticker: at the back, below, or on a card | In a café or at work: ask at the desk, or look for a sign.
      1 1 Take a photo of it
      5 1 Fetch a torch
      2 2 Type in what stands behind “key”, “password” or “WPA”, capitals and all
      3 2 Look in the wifi settings of a device that is joined: it can show or share it
      3 2 Ask somebody who lives or works there whether it was changed
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
      4 1 Look for a short address beside it, or ask for it on paper, if nothing comes up
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
      3 2 Type in a title, and one line about it, if it asks
      3 1 Choose who may see it, if it asks, and press “publish”, “submit” or “save”
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
      1 1 Open the page of that cloud on a computer, and sign in | No computer? The browser of a phone can start it, too.
      1 2 Write down where they are to go: a hard drive, the computer, another cloud
      5 1 Check how much room there is
      2 4 Search for “export” or “download your data”, tick only photos, and press start | At Google: Takeout. At Apple: “request a copy of your data”. The link comes by mail, often much later.
      3 5 Save what the mail links to, and unpack it
      3 2 Open ten of them, from different years: do they show?
      4 5 Copy them to a second place
      4 2 Delete them in the cloud only then, one year at a time | A phone that is joined to it may lose them as well: look there first.
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
      1 1 Try another cable, and then another plug, your own or a borrowed one
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
      1 1 Bring both close together, charged and switched on
      1 1 Hold its button, or open its bluetooth menu, until it blinks or says “pairing”
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
  template({
    id: 'gadget-setup',
    about: '',
    thing: 'it',
    why: 'It wants power, an app and the wifi, in that order. Everything else it asks may be skipped today.',
    steps: `
      1 2 Take it out of its box, and connect it to its cable and a socket | Something to wear? Lay it on its charger first.
      1 1 Put the slip with the wifi password beside you
      5 1 Keep the box and the papers together
      3 3 Get the app that the leaflet names, and open it
      2 6 Follow what the screen or the app asks, one page after the other | “Skip” and “later” are fine answers.
      3 3 Choose your wifi and type in the password | Not found? Many want the wifi that has 2.4 in its name.
      4 2 Try the one thing you got it for
      4 2 Turn off what it should not hear, see or tell
      5 1 Write down the account and keep it with the leaflet
    `,
  }),
  template({
    id: 'hacked-account',
    about: '',
    why: 'It happens to careful people. Get it back, put the others out, warn your friends.',
    steps: `
      1 2 Open the account’s own page on a device you trust, by typing the address | By no link from a message.
      1 1 Press “forgotten password” or “my account was hacked”, even if you can still get in
      5 1 Breathe out: you are doing the right thing
      2 5 Follow it to the end, with a password you use nowhere else | Your mail was hacked, too? Do that one first.
      3 1 Press “sign out everywhere”, and check the mail and the number in its settings
      3 2 Tell your friends another way: “That was not me. Send no money, press no link” | Has anyone paid? Their bank, right away.
      4 2 Turn on the second check
      4 3 Change the password wherever you used the same one
      5 1 Take pictures of what was sent in your name
    `,
  }),
  template({
    id: 'phone-locked',
    about: '',
    why: 'The phone guards what is on it, even from you. There is a way back in, and it asks for the account.',
    steps: `
      1 1 Stop trying for now: each wrong code makes the wait longer | Fingerprint or face may still open it.
      1 1 Write down the codes you have had: old ones, dates, a pattern on another phone
      5 1 Plug it in
      3 2 Find the mail and the password of the account it is signed in to: Apple, Google, Samsung
      3 2 Look on a computer whether photos and numbers are saved in that account | What is saved nowhere else is lost with the next step.
      2 8 Open the maker’s page “forgotten passcode” on another device, and follow it | It mostly erases the phone, and then fetches the copy back.
      4 2 Ask a phone shop, if the page does not help, and show the receipt
      4 1 Set a new code that your thumb knows
      5 1 Keep the new code on paper at home
    `,
  }),
  template({
    id: 'wet-device',
    about: '',
    why: 'Power off first. What is dry before it is switched on again has a good chance.',
    steps: `
      1 1 Take its cable out, and hold the power button until it is dark | Is the plug or the socket wet? Switch off the power there first.
      1 1 Turn it over, so that it runs out: a laptop open like a tent, a phone with the hole down
      5 1 Put a towel under it
      2 3 Dab it dry with a cloth, and take off the case and what is plugged in | Battery hot, swollen or hissing? Put it down outside, and keep away.
      3 1 Leave it in moving air for two days | No rice, no hair dryer, no charger.
      3 1 Set an alarm for the day you may try it
      4 2 Look up a repair shop, if it was more than a splash, or sweet
      4 2 Check whether an insurance covers it
      5 1 Tell whoever owns it, if that is work or school
    `,
  }),
  template({
    id: 'keep-number',
    about: '',
    why: 'The number is yours, and moving it is their work. You carry one code from the old firm to the new one.',
    steps: `
      1 1 Keep the old contract for now, uncancelled: the move ends it by itself
      1 1 Send the text for the code to your old provider | In the UK: PAC to 65075. Elsewhere the new firm asks for an account number or a PIN.
      5 1 Check until when you are tied to the old one, and what leaving costs
      2 4 Type the code, the old number and the new one into the new provider’s page | The code holds for some weeks.
      3 1 Note the day they name, often the next working day
      3 1 Leave both cards where you find them that day
      4 1 Put in the new card, once the old one says “no service”, and restart
      4 2 Call yourself from another phone
      5 1 Check that the last bill of the old one is the last
    `,
  }),
  template({
    id: 'install-app',
    about: '',
    thing: 'the app',
    why: 'It is one search and one button. What it asks on its first page can mostly be skipped.',
    steps: `
      1 1 Open the App Store, Google Play, or the maker’s own page on a computer
      1 1 Type in the name of {thing}
      5 1 Check that you are on a wifi
      3 1 Check who made it: the one with the right firm below its name
      2 3 Press “get” or “install”, and wait until it says “open” | No room? Delete one app that nobody uses. Too old for it? Use its page instead.
      3 4 Open it, and sign in or sign up | A code may come to the phone of whoever it is for.
      4 1 Answer “no” to what it need not know: place, contacts, notices
      4 2 Try the one thing you wanted it for
      5 1 Move it to where your thumb finds it
    `,
  }),
] as const
