/** Titles that say how something is to be done, or how not, and those of the same words that say nothing of the kind. */
export const READ_AS_PARTICULAR: Readonly<Record<string, string>> = {
  home: `
call landlord about the boiler again :: landlord and read it out|0800 111 999 :: open a new message
ring the landlord about the leak :: told before? :: add the photo, and when
phone the housing association about the damp again :: when will somebody come :: open a new message
call the landlord to fix the tap :: when will somebody come :: [general]
email the landlord about the mould :: open a new message :: read it out
call the landlord about the rent :: about the rent :: when will somebody come
find a plumber who answers texts not calls :: by text please :: or call and read it out|[general]
find an electrician who does whatsapp :: by text please :: or call
get a plumber by text because i cant do calls :: by text please :: or call
find a plumber :: send the first one :: by text please
get the electrician to call me :: photo :: by text please
get out of the car and go into the house :: undo the belt :: [parts]|thank you for asking
get out of the car :: undo the belt :: thank you for asking
get out of the car insurance :: t do it|[general] :: undo the belt
get the shopping out of the car :: [general] :: undo the belt
get out of babysitting :: t do it :: undo the belt
get out of the meeting on friday :: t do it :: [general]
get out of my pyjamas :: clothes|clean :: thank you for asking
get out of my room :: [general] :: thank you for asking
get out of this rut :: [general]|[quiet] :: thank you for asking
get out of the kitchen :: [general] :: thank you for asking
leave the letter on the table :: [general] :: out of the door
leave the bag on the chair :: [general] :: out of the door
leave the house by 8 :: out of the door :: [general]
`,
  body: `
stop picking my skin tonight :: roll or squeeze :: where the other one
stop picking my scalp :: roll or squeeze :: where the other one
stop scratching my arms :: squeeze or roll :: where the other one
leave my spots alone tonight :: roll or squeeze :: where the other one
stop the dog scratching the door :: [ask]|[general] :: roll or squeeze
stop pulling my hair out :: roll or squeeze :: where the other one
stop picking at my food :: something warm|[general] :: roll or squeeze
pick a face cream :: two answers|[general] :: roll or squeeze
ring the gp at 8 and actually get through this time :: the minute they open :: [parts]|[general]
call the vet and actually get through :: the minute they open :: [parts]
ring hmrc and get through :: hang up and call again :: [parts]
ring the dentist and get an actual human :: hang up and call again :: [parts]
phone the council and wait in the queue :: hang up and call again :: [parts]
get hold of the pharmacy :: call the pharmacy :: empty box|hold of
get hold of a ladder :: [general]|ladder :: hang up
ring the gp at 8 :: the minute they open :: [general]
ring the gp at 8pm :: read it out :: the minute they open
ring mum and get the recipe :: [parts] :: the minute they open
call jo and get through the list :: jo :: the minute they open
get through today :: [general]|[quiet] :: hang up
get through to my son :: [general]|[quiet]|son :: hang up
get through to the bank :: call the bank :: [general]|through to
get through the week :: [general]|[quiet] :: the minute they open
eat something that isnt toast :: something else :: toast|bread
eat something that isn't crisps :: something else :: crisps|bread
eat anything but bread :: something else :: toast|bread
eat something other than cereal :: something else :: cereal
lunch that isnt a sandwich :: something else :: sandwich|bread
cook something new not pasta again :: something else :: pasta
make dinner thats not pasta :: something else :: pasta
eat something :: needs no cooking :: one shelf each
eat toast :: bite :: one shelf each
`,
  letters: `
print the return label but i dont have a printer :: code to show :: has paper|press print
print the tickets but no printer :: who prints near you :: has paper
print the form, printer is broken :: go to the printer :: who prints near you
print the poster, no printer ink :: press print|printer :: code to show
print boarding pass without printer :: code to show :: has paper
print my cv :: press print :: code to show
reply to aunt carol's christmas card (its march) :: stamp|“dear :: what they want to know
reply to grans letter :: “dear :: what they want to know
reply to mums note :: what they want to know :: stamp
write back to my brother in prison :: your brother three ordinary things :: [quiet]|what they want to know
write to my brother in prison :: prison number :: [quiet]
send a letter to my cousin in jail :: prison number :: [quiet]
card for my dad in prison :: prison number :: [quiet]
write about life in prison :: easiest :: prison number
visit my brother in prison :: [quiet] :: prison number
write back to my penpal :: penpal :: prison number
`,
  people: `
rsvp to the wedding, and its been like 2 months so idk if theyll even still have a seat for me :: if there is still room :: [parts]
join the choir, or at least email them :: when may i come and look :: fill in the lines
join the choir or email them :: when may i come and look :: last day
join a book club :: when may i come :: fill in the lines
email the band about trying out :: when may i come :: [general]
ask the team to join the call :: team :: when may i come
book the dentist without phoning :: answer in writing :: or call
cancel the gym without calling them :: answer in writing :: [general]
order a taxi without talking to anyone :: answer in writing :: or call
make the appointment by email not phone :: answer in writing :: or call
book the dentist :: call :: answer in writing
join the gym :: fill in :: when may i come
join the library :: fill in :: when may i come
join the team meeting :: link :: when may i come
book ferry tickets and tell priya dates :: [parts] :: i want to tell you something
tell priya the dates :: message to priya :: i want to tell you something
send sam the times of the ferry :: message to sam :: envelope
let jo know what time the train gets in :: number by number :: [general]
tell priya i need more time :: priya :: number by number
tell the kids it is time :: kids :: number by number
tell sam my times table :: sam :: number by number
tell mum about the date with tom :: mum :: number by number
`,
  care: `
talk to grandad's care home about his missing hearing aid :: what it looks like :: [quiet]|begins with “i”
email the school about her lost coat :: what it looks like :: [general]
ring the bus company about the phone i left on the bus :: what it looks like :: [quiet]
ask the nursery if theyve found his lost teddy :: what it looks like :: [general]
ask school about the missing homework :: school :: what it looks like
talk to the care home about dads end of life plan :: [quiet] :: what it looks like
call the care home about mums fall :: [quiet] :: what it looks like
take magazines to the care home :: magazines :: [quiet]
sing at the care home with the choir :: [general] :: [quiet]
email care home manager about parking :: parking :: [quiet]
visit nan at the care home :: nan :: what it looks like
ring the surgery for my repeat prescription :: surgery :: [quiet]
ring the surgery about my blood results :: [quiet] :: hang up
pack a bag for my surgery :: [quiet] :: hang up
pay for hospital parking :: sum :: [quiet]
sit with mum at the hospital :: [quiet] :: hang up
pay the solicitor :: sum :: [quiet]
rescue dog adoption form :: form|[ask] :: [quiet]
police check for volunteering :: [general]|check :: [quiet]
top up my brothers prison phone account :: app or the page :: ask one person you trust
pay the care home invoice :: bank :: [quiet]
move mum into a care home :: [quiet] :: what it looks like
figure out whos picking up grandma from dialysis wednesday :: one message to all :: [quiet]|one shelf
work out whos collecting the kids :: one message to all :: one shelf
sort who is taking dad to his appointment :: one message to all :: [general]
plan who picks up the kids on monday :: one message to all :: [general]
work out whos paying :: [general] :: one message to all
find out who wrote the song :: [general] :: one message to all
sort who is bringing the cake :: [general] :: one message to all
take dad to dialysis :: way :: [quiet]
pick nan up from chemo on friday :: where and when|way :: write down the questions you have
`,
  travel: `
set 3 alarms for tomorrow so i don't miss the train :: ten minutes apart :: if it is for every day
set five alarms so i wake up :: ten minutes apart :: if it is for every day
set alarm for the flight :: ten minutes apart :: if it is for every day
set an alarm for 6 :: press save :: ten minutes apart
test the smoke alarms :: button :: ten minutes apart
turn off my alarms :: off|switch :: ten minutes apart
practise driving round the roundabout near tesco :: on a map :: slowly as the car goes
practise roundabouts :: on a map :: slowly as the car goes
practise the drive to work :: on a map :: slowly as the car goes
practise my driving test route :: on a map :: slowly as the car goes
practise parallel parking :: car park :: on a map
`,
  study: `
practice scales 20 min :: one scale slowly :: the bar that is hard
practise piano scales :: one scale slowly :: only for fun
practice my scales on the flute :: one scale slowly :: only for fun
practise the violin :: the bar that is hard :: one scale slowly
clean the bathroom scales :: cloth|[general] :: octave
buy kitchen scales :: kitchen scales :: octave
`,
}
