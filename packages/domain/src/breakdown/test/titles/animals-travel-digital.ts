export const ANIMAL_TITLES = `
walk the dog :: lead :: litter
feed the cat :: bowl|fetch|hello :: litter tray
clean the fish tank :: quarter of the water :: bicarbonate tank top
clean out the hamster cage :: cage|cloth :: lead
take the cat to the vet :: carrier|animal :: by the door, with your keys
book vet appointment for Biscuit :: book|times|page :: recipe
worm the dog :: fetch|hello|first bit :: compost
buy dog food :: list|buy|bag|five things :: walk
brush the rabbit :: brush|hello :: teeth
pick up dog poo in the garden :: bag|garden|patch|corner|slip|[general]|piece :: prescription
train the puppy to sit :: first bit|treat|hello :: station
find a dog sitter :: could you :: last had
muck out the stable :: first bit|clean|fetch|[general] :: career
order cat litter :: order|cost|will do :: clean one small part
cut the guinea pig’s nails :: first bit|fetch|slowly :: hammer
give the cat her tablet :: first bit|fetch|treat :: ipad
register the puppy with a vet :: page|fill|number :: vote
microchip the kitten :: book it online :: lead
lost cat posters :: [ask]|[general]|last had|write :: funeral
put flea treatment on the dog :: on the packet|[general]|first|animal|fetch :: market
pet insurance :: offer|contract|last letter :: stroke it
wash the dog :: first bit|fetch :: car
fill the bird feeder :: tray|tip out what is old :: questionnaire
the rabbit needs a bigger hutch :: hutch|[ask]|[general]|buy|rabbit :: house hunting
clip the dog's claws :: first bit|fetch|slowly :: video
say goodbye to our old dog at the vet :: [quiet] :: [cheer]
trim the dog's nails :: tip of one nail :: a lead
report a missing cat :: call softly :: breathe out slowly
worm the cat :: dose :: a lead
clean out the guinea pigs :: bedding :: clean one small part
pick up cat poo :: tie it :: where it belongs
feed the neighbour's cat :: bowl :: a brush
walk the neighbour's dog :: lead :: take a layer
take the dog for a walk :: lead :: [general]
`
export const TRAVEL_TITLES = `
book train tickets to Leeds :: book|trip|page|day :: gym
pack for Wales :: bag|charger :: parcel
pack suitcase :: bag|charger :: boxes
unpack after holiday :: bag|wash :: boxes house
renew travel insurance :: offer|contract|page|letter :: suitcase
find my passport :: last had|look :: renew it
check in for the flight :: look|page|open|[general] :: friend
print boarding passes :: print :: school
plan road trip :: day|where|write :: road works
cancel the hotel :: cancel :: netflix
book taxi to the airport :: book|times|page|will do :: exam
take the car to the garage :: papers|way|door|keys|place :: tidy
get the car MOT done :: car|papers|book :: car MOT done
fill up the car :: car key :: form
wash the car :: car|rubbish :: dishes
change a tyre :: old one|tyre|car :: pyjamas
learn to drive :: easiest|driving :: nails
apply for a visa :: page|fill|form :: card debt
exchange currency :: [general]|bag|look|card|money|back :: gift
move the holiday dates :: time|move :: fruit
choose where to go in summer :: answers|write :: weather forecast
collect the rental car :: licence :: mot
return the hire car :: bag|back|receipt|take it :: parcel label
pick Nan up from the station :: where and when|leave :: litter
repair puncture on my bike :: tyre|bike :: plaster
look up bus times :: look|one place|line :: repair
buy a new suitcase :: cost|shop|will do|size :: charger
take photos for visa :: [general]|photo|first|form|paper :: camera roll
ask work for time off in July :: ask|question :: clock
get travel jabs :: book|times|page :: fight
rebook the dentist appointment I missed :: new time :: let it run
check in online for flight :: boarding pass :: let it run
book trains to Edinburgh :: pay :: would make it good
rebook the flights :: “change” :: i could not come
scrape the ice off the car :: windscreen :: gather what you cut
top up the oyster card :: top up :: ring round the sum
get a passport photo :: wall :: blurred
get travel insurance :: compares :: make it good
apply for a new passport :: photo, fee :: last day
book cinema tickets :: seats :: from, to
post office, buy stamps and milk, ring the vet :: [parts] :: on the screen
`
export const DIGITAL_TITLES = `
update my phone :: button|press|device :: call
back up photos :: photo|copy|press|button :: album gift
delete old emails :: unsubscribe :: letter from
change my wifi password :: password|page|change :: lightbulb
reset my password :: password|page :: alarm
log in to the NHS app :: button|page|open|menu :: tree
unsubscribe from newsletters :: cancel|button|mail|menu :: write
charge my headphones :: plug|cable :: price
fix the printer :: printer|look at|sentence :: press print, one page
the wifi is not working :: plug|off|turn|router|look|[ask] :: job hunt
clear phone storage :: copy|folder|move|button|delete|corner :: garage
download my bank statements :: button|open|page :: coal
delete instagram :: phone|app|button|delete :: frame
stop scrolling at night :: phone|hand|screen :: lamp shade
transfer photos to the laptop :: photo|bank|sum|device|copy :: bus
buy a new charger :: cost|shop|will do :: plug it in
return the headphones :: bag|back|receipt :: plug
set up online banking :: button|page|open :: tray
install the doorbell camera :: parts|leaflet|step :: film
edit the video for Saturday :: part|page|easiest|open :: fine
make a website for the club :: first three|file|page|open|space :: golf
post on linkedin :: page|goes|copy :: stamp
cancel spotify :: cancel :: dentist
learn excel :: small part|easiest|learn :: sport
sort my downloads folder :: folder|file :: laundry
turn on two factor authentication :: button|second check|page|press :: lamp
add Nina to the family calendar :: [general]|open|first|write :: ice
type up the minutes :: part|page|easiest|write :: timer
recover deleted files :: [general]|look|button|open|first|page :: sofa
tidy my desktop :: folder|move|corner :: wood polish
get the printer to work again :: test|try|wifi :: what it may cost
printer wont connect to wifi :: same wifi :: top of a sheet
change my passwords after the leak :: same one :: your passwords after
reset my Apple ID password :: forgotten password :: matters most
post on the neighbourhood group :: press “post” :: correct
connect the tv to wifi :: network|router :: tv to wifi
change my wifi password at home :: router :: mail or bank
`
