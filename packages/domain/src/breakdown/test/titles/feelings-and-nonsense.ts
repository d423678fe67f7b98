export const FEELING_TITLES = `
I took too many pills :: [danger] :: take what belongs
took my meds twice by mistake :: [danger] :: take what belongs
my toddler swallowed a battery :: [danger] :: charge
contractions every 5 minutes :: labour|maternity|midwi :: [general]
break up by text :: [quiet] :: in one box
change my name after divorce :: name :: [general]
hit my kid :: whether they are hurt|[danger] :: garage
nan died, need time off work :: [quiet]|work :: party
pick up dad's things from the hospital he died :: whose things|[quiet] :: by the door until
close my dead mum's bank account :: bank|[quiet] :: new account
funeral on monday what to wear :: wear|[quiet] :: party
tell the team that Paul died :: has died|[quiet] :: agenda
clean mums headstone :: [quiet] :: undertaker
decline an invitation to a funeral :: [quiet] :: flowers
ask for an extension on my essay because my dog died :: [quiet] :: questions for the vet
who is taking mum to chemo :: [quiet] :: taking mum what
cut dad's hair he has dementia :: hair|[quiet] :: diagnosis
lump on the cat :: vet|[quiet] :: your doctor
is it time to put rex down :: vet|[quiet] :: by the door
my husband left me :: [quiet] :: in one box
my boyfriend broke up with me and I cant do the dishes :: [quiet] :: party
open the post i am scared :: [quiet] :: subscription
plan the wake :: [quiet] :: invitation|suit
take Biscuit to be put to sleep :: [quiet] :: by the door
Tell Mum that Grandpa died :: has died|[quiet] :: hello|exciting
tell the kids the dog died :: [quiet] :: lead|walk
arrange dad's funeral :: [quiet] :: party|guest
write eulogy for nana :: [quiet] :: bad sentence
sort through Mum's clothes after she died :: [quiet]|keep :: vinted|price
write condolence card to the Millers :: [quiet]|sorry :: happy
visit my brother's grave :: [quiet] :: lovely. I am going
scatter grandad's ashes :: [quiet] :: fire
i miss my dad so much :: [quiet] :: bus
cancel dad's phone contract, he passed away :: [quiet]|has died :: enjoy
register nan's death :: [quiet] :: vote
put the cat down :: [quiet]|vet :: floor it
had a miscarriage and need to tell work :: [quiet] :: agenda
I want to die :: [danger]|helpline :: cheer|timer
stop hurting myself :: [danger] :: habit
i don't want to be here anymore :: [danger] :: travel
my friend says she wants to kill herself :: [danger]|ask plainly :: party
he hit me again :: [danger]|safe :: ball
leave my abusive boyfriend :: [danger]|safe :: party
report the assault to the police :: [danger]|[quiet] :: pothole
break up with Tom :: [quiet] :: soil
tell my husband I want a divorce :: [quiet] :: hello, my name
return my ex's things :: [quiet] :: receipt
bailiffs letter :: [quiet]|adviser :: open one more
face my debts :: [quiet]|adviser :: treat
we are being evicted :: [quiet]|adviser :: boxes
phone the hospital about the biopsy results :: [quiet]|question :: revision
tell the kids about my cancer :: [quiet]|sentence :: fun
visit Ahmed in the hospice :: [quiet] :: receipt
i got made redundant :: [quiet] :: well done
I relapsed last night :: [danger]|service :: well
stop drinking :: [danger]|doctor :: glass or a bottle
go to court on monday :: [quiet]|adviser :: tennis
can't stop crying :: [quiet] :: onion
i feel so lonely :: [quiet] :: timer
panic attack :: [quiet]|feet :: party
I'm ashamed of what I said at the party :: [quiet] :: guest
so angry at my sister :: [quiet] :: present
everything is too much :: [quiet]|concern|shoulder|page :: party
get over my breakup :: [quiet] :: soil
i feel so ashamed of the state of the flat :: [quiet] :: what happened
stop worrying about what she said :: words that were said :: i am frightened
leave him :: [danger] :: private place
i can't do this anymore :: [danger] :: window
feeling flat today :: [quiet] :: rubbish in it
i'm so tired :: lie down :: top of a sheet
I snapped at the kids and feel awful :: what happened :: [danger]
i miss her :: [quiet] :: top of a sheet
can't stop crying since the breakup :: [quiet] :: in one box
`
export const NONSENSE_TITLES = `
??? :: [general] :: shop
Zorblax :: [general]|[ask] :: kitchen
asdf asdf :: [general]|[ask] :: bank
blue :: [general]|[ask] :: paint
the thing :: [general]|[ask] :: oven
that thing with the squirrels :: [general]|[ask] :: bank
🦷 :: dentist :: top of a sheet
Steuererklärung :: [general]|[ask] :: pan
позвонить маме :: [general]|[ask] :: pan
歯医者を予約する :: [general]|[ask] :: pan
اتصل بالبنك :: [general]|[ask] :: pan
a :: [general]|[ask] :: pan
1234567 :: [general]|[ask] :: pan
stuff :: page|general|write :: pan
everything :: page|write :: pan
sort my life out :: page|write|sheet :: drawer
be a better person :: [general]|page|write :: gym
the big one :: [general]|[ask] :: oven
monday :: [general]|[ask] :: oven
do it :: [general]|[ask] :: oven
colourless green ideas sleep furiously :: [general]|[ask]|lamp :: paint
quantum entanglement of the teapot :: [general]|[ask] :: tea bag
finish :: [general]|missing|stopped :: oven
hmm :: [general]|[ask] :: oven
yes :: [general]|[ask] :: oven
Project Falcon :: [ask]|[general]|file|page :: bird
call the bank, pay rent and buy stamps :: [parts]|bank :: river
Dishes, laundry, hoover :: [parts]|mug|heap :: dentist
1. email Tom 2. book room :: [parts]|Tom|[general]|mail :: oven
TIDY THE LIVING ROOM!!!! :: room|rubbish :: pub
i REALLY need to finally wash my car before friday!!! 🚗 :: car :: dishes
emial Ravi abuot the rota :: Ravi|mail|write :: oven
clen the bathrom :: bathroom|cleaner :: bread
☎️ gran :: call gran :: [general]
✈️ check in :: boarding pass :: the in
clena teh bathroom :: bathroom :: teh
🧺🧺🧺 :: machine :: [general]
`
