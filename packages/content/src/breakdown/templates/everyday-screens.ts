import { template } from '../template.ts'

/** Screens and accounts with a way of their own. Chosen in `office-senses.ts`. */
export const EVERYDAY_SCREENS = [
  template({
    id: 'speed-wifi',
    about: '',
    why: 'Where it stands, who hangs on it, how old it is.',
    steps: `
      1 1 Open a page that tests the speed, beside the router, or look at its lights
      1 1 Write down the number or the lights, and test where it is slow or drops
      5 1 Check what you pay for
      2 3 Pull its plug, count to thirty, plug it in, and stand it high and free | Not your router? Write to whoever runs it: landlord, school, help desk.
      3 2 Take off the wifi what you do not use
      3 1 Test again
      4 3 Plug a cable into the one that needs it most
      4 3 Call the provider with both numbers
      5 1 Write down what helped
    `,
  }),
  template({
    id: 'clear-cookies',
    about: '',
    why: 'Three clicks. You will have to sign in again here and there.',
    steps: `
      1 1 Open the browser
      1 1 Open its menu, and then its settings
      5 1 Look that your passwords are saved
      3 1 Search there for “cookies” or “browsing data”
      2 1 Tick cookies, choose the time, and press delete
      3 1 Close the browser, and open it again
      4 1 Sign in where you need it
      4 1 Choose “delete when I close it”, if you like that
      5 1 Do the same on the phone
    `,
  }),
  template({
    id: 'notifications',
    about: '',
    why: 'Mute first, read after. Most are no business of yours.',
    steps: `
      1 1 Open it, and look only at what has your name
      1 1 Answer the shortest one
      5 1 Put a drink beside you
      2 4 Go through the ones with your name: answer, or mark for later
      3 1 Press “mark all as read” for the rest
      3 1 Mute two channels
      4 1 Set hours in which it is silent
      4 1 Write down what you promised
      5 1 Close it
    `,
  }),
  template({
    id: 'it-help',
    about: '',
    why: 'They need to know what, since when, and what the screen says.',
    steps: `
      1 1 Take a photo of the screen, or write down what it does
      1 1 Turn it off and on again, once
      5 1 Save what is open
      3 1 Write one line: what does not work, since when
      2 2 Open a ticket, or call or go to the help desk, and read it out
      3 1 Write down the number of the ticket
      4 1 Ask for another one until then
      4 1 Copy what you need today to the cloud or a stick
      5 1 Note when to ask again
    `,
  }),
  template({
    id: 'sim',
    about: '',
    why: 'Code, restart, settings.',
    steps: `
      1 1 Turn the phone off, and fetch the card and the little pin | No card, only a code? It is an eSIM: look in the settings for “add eSIM”.
      1 1 Take out the tray, lay the new one in, and push it back
      5 1 Keep the old one
      2 2 Turn it on, and type in the code from the letter or mail, if it asks
      3 1 Wait a few minutes: do bars come?
      3 2 Restart it once, and turn on mobile data
      4 3 Sign in on the provider’s page and activate it, if the letter says so
      4 2 Call or write to them from another phone
      5 1 Call somebody
    `,
  }),
  template({
    id: 'send-reading',
    about: '',
    why: 'One photo is the whole message.',
    steps: `
      1 1 Go to the meter with your phone
      1 1 Take a photo, with all the digits sharp
      5 1 Turn on a light
      3 1 Write down the number and today’s date
      2 1 Open the message or page for it, put the photo in, or the number, and send it
      3 1 Save what says that it has come in
      4 1 Note the number for yourself
      4 1 Look that it is the right meter: gas, electric, water
      5 1 Set a reminder for the next one
    `,
  }),
  template({
    id: 'update-contacts',
    about: '',
    why: 'One name, one number. Two are better.',
    steps: `
      1 1 Write down who should be called, and their number
      1 1 Open the page, the form or the phone where it stands
      5 1 Ask them whether it is all right
      3 1 Find “emergency contact”, “medical ID” or “personal details”
      2 3 Type in the new one, and save it
      3 1 Take out the old one, if there is one
      4 1 Do the same for school or work
      4 1 Write it on a card in your purse
      5 1 Tell them that they are on it
    `,
  }),
  template({
    id: 'autopay',
    about: '',
    why: 'Card, day, button. Afterwards it runs by itself.',
    steps: `
      1 1 Put your card and the last bill in front of you
      1 1 Sign in on their page or app
      5 1 Write down the day the money is there
      3 1 Look under “payment” for “autopay” or “automatic”
      2 3 Type in the card or account, choose the day, and save it
      3 1 Save what says that it is on
      4 1 Put the day in the calendar
      4 1 Look next month whether it went out
      5 1 Set a reminder for when the card runs out
    `,
  }),
  template({
    id: 'update-sheet',
    about: '',
    why: 'One row, one number. Then the next.',
    steps: `
      1 1 Open it, and save a copy
      1 1 Put beside it where the new numbers are
      5 1 Make the first row stay where it is
      2 5 Type in the first few rows
      3 1 Look at the sum: is it possible?
      3 5 Type in the rest, or until you need a break
      4 1 Write the date at the top
      4 1 Save it, and send it to who needs it
      5 1 Note what is missing
    `,
  }),
  template({
    id: 'verify-id',
    about: '',
    why: 'A card, a face, a good light.',
    steps: `
      1 1 Fetch your passport or licence | Neither? The page lists what else counts.
      1 1 Open the app or the link, and look that it is the real one
      5 1 Sit by a window
      3 1 Wipe the lens, and lay the card on something dark
      2 3 Take the photos as it says, and send them
      3 1 Turn your head as it asks
      4 2 Try again without glasses, or in other light
      4 2 Look for “another way”: post office, video, a letter
      5 1 Put the card back in its place
    `,
  }),
  template({
    id: 'test-call',
    about: '',
    why: 'Camera, sound, link. Five minutes the day before.',
    steps: `
      1 1 Find the link, and the time
      1 1 Plug in the laptop or phone, and open the program
      5 1 Tidy what stands behind you
      2 2 Press “test”: do you see yourself and hear the tone?
      3 1 Put in headphones, and choose them in the settings
      3 1 Write your name as it should be seen
      4 1 Put the screen as high as your eyes
      4 2 Call a friend with it
      5 1 Set an alarm ten minutes before
    `,
  }),
  template({
    id: 'close-account',
    about: '',
    why: 'First save what you want, then the last button.',
    steps: `
      1 1 Sign in to it, or ask for a new password
      1 2 Write down what is tied to it: shops, banks, other logins
      5 1 Look for the last mails that matter
      3 3 Change the most important one of these to another address
      3 2 Save photos, contacts or mails that you want to keep
      2 2 Search the settings for “delete account” or “close”, and go to the last page
      4 1 Take a picture of what confirms it
      4 2 Look in a month whether it is gone
      5 1 Take it off the phone
    `,
  }),
  template({
    id: 'slow-device',
    about: '',
    why: 'Nearly always it is full, or too much runs at once. Both are a few clicks.',
    steps: `
      1 1 Save what is open, and turn it off and on again
      1 2 Close every tab and program that you do not need now
      5 1 Plug it in
      3 2 Look in the settings how full the storage is
      2 8 Delete or move the largest things: downloads, videos, old programs | Not yours? Ask whoever looks after it first.
      3 1 Start the update that it is waiting for
      4 2 Turn off what starts by itself, in the settings for start-up
      4 5 Let it look for viruses
      5 1 Write down when it began, for somebody who knows
    `,
  }),
  template({
    id: 'update-device',
    about: '',
    why: 'It does it by itself, on wifi and with a plug.',
    steps: `
      1 1 Plug it in, and check whether it is on wifi
      1 1 Open the settings, or the program, and search for “update”
      5 1 Let it back up first
      2 2 Press “download and install”, and type your code, if it asks | Not allowed? Write to whoever looks after it.
      3 1 Put it down, and leave it alone until it comes back
      3 1 Unlock it, and check whether it says “up to date”
      4 3 Delete a few videos, if it says there is no room
      4 2 Let the apps update, too
      5 1 Turn on “update at night”
    `,
  }),
  template({
    id: 'factory-reset',
    about: '',
    why: 'Save, sign out, erase: in that order nothing gets lost.',
    steps: `
      1 1 Plug it in, and turn it on
      1 2 Check whether photos or files are on it that you want
      5 1 Find its password
      3 4 Copy these, or let it back up
      3 1 Sign out of your account on it, so that it can be used again
      2 2 Search the settings for “reset”, choose “erase everything”, and confirm
      4 1 Take out the SIM and the memory card
      4 2 Wipe the screen and the case
      5 1 Put the charger with it
    `,
  }),
  template({
    id: 'join-call',
    about: '',
    why: 'A link, a seat, a mute button.',
    steps: `
      1 1 Find the link in the mail or the calendar
      1 1 Sit down, with a drink and something to write
      5 1 Close the door
      3 1 Plug in headphones, and check whether the camera is on or off
      2 1 Press the link, and join, muted
      3 1 Write one line that you want to say or hear
      4 1 Turn your own picture off, if it tires you
      4 1 Write in the chat instead of speaking, if that is easier
      5 1 Stand up when it ends
    `,
  }),
  template({
    id: 'send-photos',
    about: '',
    why: 'Three good ones are worth more than a hundred.',
    steps: `
      1 1 Open the photos, and pick the first one
      1 1 Tick the others that go with it, if there are more
      5 1 Turn the one that lies on its side
      3 1 Write down one line to go with them: where, who, when
      2 1 Press share, choose mail or message and the name, and send them
      3 1 Look under “sent” whether they went
      4 2 Send a link to the album, if there are many
      4 1 Choose “smaller size”, if it will not go
      5 1 Put them in an album of that name
    `,
  }),
  template({
    id: 'calendar-update',
    about: '',
    why: 'One week, one entry after the other.',
    steps: `
      1 1 Open the calendar, or a new one, and the messages with dates in them
      1 1 Put in the first one: what, when, where
      5 1 Put the phone and the paper one side by side
      2 4 Put in the next few, one after the other
      3 1 Compare them with the letter or message: day, hour, place
      3 3 Put in the rest, or leave them for tomorrow
      4 1 Set a reminder for what needs leaving the house
      4 1 Share it with those it concerns
      5 1 Look at tomorrow
    `,
  }),
  template({
    id: 'locked-out',
    about: '',
    why: 'They lock it to keep you safe, and there is a way back in.',
    steps: `
      1 1 Write down what the screen says, word for word
      1 1 Put your phone beside you, and a card or a letter of theirs, if there is one
      5 1 Close other apps, and try once more after ten minutes
      2 3 Press “forgotten” or “trouble signing in”, and follow it to the end
      3 4 Look up their help page or their number, if that does not work | Work, school or a health account? Their help desk is often quicker.
      3 1 Answer what they ask, and write down what they say
      4 1 Type the new one into a safe place
      4 1 Sign in once
      5 1 Give no code to anybody who calls you
    `,
  }),
  template({
    id: 'formula',
    about: '',
    why: 'One cell, one error, one look at how others do it.',
    steps: `
      1 1 Save a copy of the file
      1 1 Click on the cell, and read the formula from the left
      5 1 Make the letters larger
      3 1 Write down what it should give, worked out by hand
      2 5 Check the brackets, the signs and whether each cell in it is the right one
      3 3 Type the error into a search, with the name of the program
      4 3 Try it on two cells alone
      4 2 Ask somebody, with a picture of it
      5 1 Save it
    `,
  }),
  template({
    id: 'update-apps',
    about: '',
    why: 'They update by themselves, once you press the button.',
    steps: `
      1 1 Plug the phone or tablet in, on wifi
      1 1 Open the shop where apps come from
      5 1 Delete one app that you never open
      3 1 Press your picture or the menu, and look for updates
      2 1 Press “update all”
      3 1 Put the phone down for ten minutes
      4 1 Check whether one of them hangs, and press it again
      4 1 Turn on automatic updates
      5 1 Open the one you wanted it for
    `,
  }),
  template({
    id: 'screen-clean',
    about: '',
    why: 'Off, dry cloth, a breath of damp.',
    steps: `
      1 1 Switch it off, and unplug it | Only the case? Take it off, and wash it with soapy water.
      1 1 Fetch a soft dry cloth, like one for glasses
      5 1 Take it out of its case
      2 1 Wipe from the top to the bottom, without pressing
      3 1 Put a drop of water on a corner of the cloth for what sticks
      3! 1 Wipe it dry, and plug it in again
      4 1 Wipe the case and the edges
      4 1 Brush out the holes with a dry toothbrush
      5 1 Wash the cloth
    `,
  }),
  template({
    id: 'usb',
    about: '',
    why: 'It is in a bag, a coat or a drawer with cables.',
    steps: `
      1 1 Look in the computer you used it in last
      1 1 Look in the bag and the pockets of that day
      5 1 Turn on a light
      2 3 Go through the drawer where cables live
      3 2 Look behind and under the desk
      3 1 Ask one person at work or school
      4 2 Look in your mail and cloud: the file may be there as well
      4 1 Save a second copy, once you have it
      5 1 Put your name on it
    `,
  }),
] as const
