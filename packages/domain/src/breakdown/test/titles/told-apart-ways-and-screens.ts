/** Titles of ways, errands, shops and screens that look like others and are not. */
export const TOLD_APART_WAYS_AND_SCREENS: Readonly<Partial<Record<string, string>>> = {
  travel: `
practise the bus route to the new clinic :: get off :: three times
plan a day out with the grandchildren :: look up places to go :: look up the day
suitcase lost by airline, chase it :: lost property :: suitcase lost
rebook the train i missed :: the next one that goes there :: two times that suit you
missed my train :: ask at the desk :: [general]
flight cancelled :: how do i get there now :: [general]
bus didnt come :: what runs :: [general]
airline lost my suitcase :: lost property :: [general]
refund from airline :: refund :: what happened, in
the car needs petrol :: fill :: [general]
where is my order :: tracking :: [general]
take the jumper back to primark :: receipt :: of theirs
change my flight :: change :: left without me
change trains at Crewe :: [general] :: left without me
locked out of my car :: has a key :: password
give Sam a lift :: the way and how long it takes :: what would help most
flat tyre :: breakdown cover :: lay it beside the old one
slow puncture :: tyre :: [general]
car won't start :: jump leads|read that out|read it out :: evening before
bike brakes are squealing :: tyres :: hand over key
fill up the motorbike :: fill :: [general]
petrol :: fill :: [general]
put oil in the car :: bonnet :: what lies there
defrost car no scraper :: ice|windscreen|glass :: pan
phone roaming in usa :: roaming :: read it out
train refund it was cancelled :: refund :: on my mind
spouse visa application :: visa|form|page :: [general]
plan our honeymoon :: which weeks :: [general]
back up the caravan into the drive :: [general] :: socket
pack for driving test :: two pens|card with the photo :: wash
lost my phone on the bus :: lost property :: the last room
left my coat at the pub :: lost property :: [general]
where is my parcel :: tracking :: [general]
parcel hasnt arrived :: ask the neighbour :: [general]
chase missing parcel :: tracking :: [general]
parcel at neighbours :: ring|knock :: bag by the door
take next doors parcel round :: ring :: [general]
pick up my things from dad's house :: bag, your keys :: where it belongs
exchange jeans for a bigger size :: receipt|tags :: [general]
return a jumper i already wore :: receipt :: of theirs
zara return, i lost the receipt :: return :: on my mind
send mum flowers :: one of the first three you like :: look through it once
send flowers to nan :: card :: [general]
post the letter to grandma :: stamp :: [general]
post my vinted sale :: label :: envelope
order nappies :: order :: [general]
get washing from the laundrette :: bag, your keys :: shampoo
take dad to the shops :: go there together :: pick him up
sell old airpods :: price|photo :: [general]
`,
  digital: `
write the out of office :: automatic :: easiest
change address with everyone after moving :: who needs it :: account number
answer the 63 slack messages :: over :: three words
move my contacts to the new phone :: cloud :: as new
scan dads slides :: hold the slide :: first page
inbox full :: sender :: [general]
screen time too much :: phone|screen|app :: everything
phone wont turn on :: thirty :: [general]
spam calls :: block :: [general]
buy printer ink :: order|number :: [general]
wifi is down :: plug :: mbps|speed test
router is blinking red :: lights :: screen says
no internet at the flat :: router :: [general]
sim not working :: restart :: [ask]
set up esim :: code :: [general]
log in to student portal :: password :: [general]
log in to the NHS app :: password :: [general]
add birthdays to calendar :: calendar :: [general]
find the usb with my thesis :: computer you used it in last :: [general]
find usb cable :: bags|pockets :: [general]
update my tinder profile :: photo|line|profile :: [general]
set up a phone for my son :: password :: count to thirty
set up grandad's laptop :: screen asks :: leaflet, and lay
set up my work laptop :: switch the new one on :: parts
set up my new watch :: app that the leaflet names|out of its box :: larger than it will be
set up the tent :: tent :: charger
install zoom on dads ipad :: install :: menu or settings
download the NHS app :: install :: [general]
move whatsapp from android to iphone :: back up now|transfer chats :: [general]
transfer my number to the new provider :: code :: [general]
turn off notifications on every app :: notices :: [general]
whatsapp notifications are driving me mad :: notices :: new message
my laptop is so slow :: close every tab :: count to thirty
laptop is so slow, sort it out :: close every tab :: count to thirty
my watch won't charge :: another cable :: count to thirty
toothbrush wont charge :: another cable :: [general]
school laptop won't connect to wifi :: network :: count to thirty
laptop out of space :: storage :: [general]
camera card is full :: storage|delete :: [general]
my laptop is full of viruses i think :: full scan :: videos
copy files from cloud to usb :: folder :: socket
send the photos to the printer :: press print|print :: new message
photo book of the baby :: mark the pictures :: blurred
post a tiktok :: post :: envelope
unsubscribe from Netflix :: cancel :: newsletter
factory reset my phone :: erase :: [general]
factory reset the router :: router :: erase everything
forgot the phone passcode :: passcode :: four plain words
my facebook got hacked :: forgotten password :: screen says
someone has hacked my facebook and is asking my friends for money :: tell your friends :: screen says
spilled tea on my laptop :: power button :: [general]
wipe up the spilt coffee on my laptop :: power button :: spread
dropped my phone in the toilet :: power button :: [general]
unfollow my old friends :: unfollow :: [general]
mute my sister on instagram :: mute :: tells her
charge my power bank :: plug :: [general]
answer the phone :: [general]|[ask] :: a pen
update my card on spotify :: payment :: [general]
ooo message :: away|back :: [general]
`,
}
