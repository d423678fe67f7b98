import { template } from '../template.ts'

/** What lives behind a screen. */
export const DIGITAL = [
  template({
    id: 'photos',
    about: 'photos,photographs,camera roll,photo album,photo book,videos,screenshots,google photos',
    verbs: 'sort,organise,delete,tidy,clear',
    thing: 'the photos',
    why: 'You only ever say no to the ones you do not want. The rest may stay in a heap.',
    steps: `
      1 2 Pick up the phone, or open the place or the box with {thing}
      1 3 Delete five that are blurred or double | On paper? Lay five aside.
      5 1 Sit somewhere comfortable
      2 8 Go through one month or one handful, for {minutes} | Only “away”. No sorting.
      3 2 Empty the folder of deleted ones: that is what makes room | On paper? Put those in one bag, for the bin or for somebody.
      3 5 Start a copy of what stays to a second place | It runs by itself. On paper? Take a picture of the best.
      4 5 Go through one more month or handful
      4 2 Send one of them to somebody in it
      5 1 Mark one that makes you smile
    `,
  }),
  template({
    id: 'files',
    about:
      'files,downloads,desktop files,computer desktop,folders,google drive,documents folder,hard drive,tabs,bookmarks,browser tabs,storage full,phone storage,free space,icloud,desktop',
    verbs: 'sort,organise,clean,clear,delete,tidy,close,free',
    thing: 'the files',
    why: 'Nothing has to be thrown away for it to get quiet. One folder called “old” does wonders.',
    steps: `
      1 2 Open the screen where {thing} can be seen
      1 2 Make one folder named “old” and today’s date
      5 1 Close the windows you do not need
      2 3 Move everything you see into it | It is all still there. Shared with others? Only what is yours.
      3 3 Take out what you need this week, five at most
      3 5 Delete the three biggest that nobody needs
      4 5 Start a copy to a second place
      4 3 Give one file a name that you will find
      5 1 Empty the bin
    `,
  }),
  template({
    id: 'passwords',
    about:
      'password,passwords,password manager,login,logins,locked out,two factor,2fa,account,accounts,security',
    verbs: 'change,reset,sort,set,update,recover,find,save',
    thing: 'the passwords',
    why: 'One at a time, the most important first: that makes everything else safer at once.',
    steps: `
      1 2 Open the page or the app for {thing}
      1 2 Write on paper which one matters most: mail or bank
      5 1 Keep the paper face down
      2 5 Change or recover that one | Four plain words in a row are good and long.
      3 2 Save it where your device offers to keep it
      3 3 Turn on the second check for it
      4 5 Do the next one
      4 2 Print or write down the codes for emergencies, and put them with your passport
      5 1 Tear up the paper
    `,
  }),
  template({
    id: 'phone-habit',
    about:
      'doomscrolling,scrolling,screen time,phone addiction,social media,instagram,tiktok,phone less,facebook,twitter,reddit,youtube',
    verbs: 'stop,reduce,limit,quit,cut',
    thing: 'the screen',
    why: 'It is built to hold you. Moving it two rooms away is stronger than any will.',
    steps: `
      1 1 Put the phone down, face down, and look at the wall
      1 2 Carry it to another room and come back without it | One room only? A drawer or a bag does it.
      5 1 Stretch your hands
      2 5 Do one thing with your hands for {minutes} | Make tea, draw, sort pens.
      3 3 Turn off the sounds of one app before you use it again
      3 2 Move that app off the first page
      4 2 Pick where the phone stays tonight
      4 2 Lay out something nicer where you usually scroll
      5 1 Write down what is better without it
    `,
  }),
  template({
    id: 'device',
    about:
      'new phone setup,set up phone,software update,wifi,router,internet,tv,smart tv,ipad,games console,smartwatch',
    verbs: 'set,update,fix,restart,install,connect,reset',
    thing: 'it',
    why: 'Off and on again is a real repair. After that there is a guide for everything.',
    steps: `
      1 1 Go to {thing} and plug it in
      1 2 Turn it off, count to thirty, and turn it on again | Stays dark? Hold its power button for thirty seconds, then press once more.
      5 1 Get comfortable while it starts
      2 5 Write down what it says, word for word, or what it does and does not do
      3* 5 Look that up with the name of the device, and try the first answer
      3 3 Start the update, if it asks for one | It runs by itself.
      4 3 Write down the name and number of the device
      4 5 Ask somebody who likes such things, or the firm’s chat
      5 1 Put the cables back so that you know them again
    `,
  }),
  template({
    id: 'delete-app',
    about: '',
    why: 'Holding one finger on it is most of the work. Your account stays, in case you want it back.',
    steps: `
      1 1 Find the app on your phone or tablet, and hold a finger on it | Photos or chats you want to keep? Save them first.
      1* 1 Press “remove” or “delete”, and say yes when it asks
      5 1 Put the phone down for a moment
      2 2 Log out of it in the browser, too
      3 1 Put another app in its place: a book, music, a radio
      3 1 Write down what you would like to do in that time
      4 2 Write to one person from there how else to reach you
      4 1 Check where else it sends you mail, and turn that off
      5 1 Note the day
    `,
  }),
  template({
    id: 'scan-slides',
    about: '',
    why: 'Light from behind, a phone in front. One slide shows whether it works, and the rest is the same again.',
    steps: `
      1 1 Put the slides and your phone beside a screen or a bright window
      1 2 Pick out the first one, and wipe the dust off with a soft dry cloth
      5 1 Put on something to listen to
      3 1 Open a white page on the screen, as bright as it goes | No screen? The sky behind the window does it.
      2 3 Hold the slide close in front of it, and take a photo of it, straight and near | Many? A shop scans them, or a library lends a slide scanner.
      3 8 Do the next ones of that box, for {minutes}
      4 2 Turn and crop one photo, to see whether it is sharp
      4 3 Put the photos in a folder with the name of the box
      5 1 Mark the box where you stopped
    `,
  }),
] as const
