/**
 * Words of to-do lists as people who spell by ear write them: each line has the word, and how it is written for it. None of these
 * spellings is another word. A slip of the finger is told by `slips.ts`.
 */
const AS_HEARD = `
  where wher wehre
  accommodation accomodation acommodation accomadation acomodation
  achieve acheive
  address adress addres adres
  again agian
  aggressive agressive
  allergy alergy allergey
  allotment alotment
  always allways
  ambulance ambulence
  anniversary aniversary anniversery
  antibiotics antibiotcs antibotics antibiotcis
  anxiety anxeity anxiaty anxity anziety
  anxious anxous anxios
  apologise appologise apolagise
  apology appology apoligy
  appointment apointment appoinment appointmet appointmant appintment
  appointments apointments appoinments
  argument arguement
  arrears arears
  assessment assesment asessment assessement
  assignment assignement asignment assigment
  asthma astma
  attendance attendence
  bathroom bathrom barthroom
  beautiful beutiful beautifull
  because becuase becos becase
  before befor
  beginning begining
  behaviour behavour behavoir
  believe beleive belive
  benefit benifit bennefit
  benefits benifits bennefits
  bibliography bibliograpy
  bicycle bycicle bicyle
  birthday brithday birthdy bithday
  biscuits biscits bisciuts
  breakfast brekfast breakfest
  broccoli brocoli brocolli
  brochure broshure
  building bulding biulding
  business buisness busness bussiness
  calendar calender
  cancel cancle cansel
  cancelled cancled
  cappuccino cappucino
  carpet carpit
  ceiling cieling celing
  celebrate celibrate
  cemetery cemetary
  certificate certificat certifcate sertificate certifficate
  chimney chimley
  chocolate choclate
  citizenship citzenship
  cleaning cleening claening
  clothes clothse
  colleague collegue coleague colleuge
  colleagues collegues coleagues
  college colledge colege
  committee commitee comittee
  complaint complant complaintt
  completely completly
  concert consert
  conference conferance
  council counsil councill
  counselling councelling counciling counsling
  cupboard cubboard cuboard cupbord
  curtains curtins curtians
  daughter dauter daugther
  decision desicion decison
  definitely definately definatly definetly
  delivery delivary
  dentist dentst dentest dentits
  depressed deppressed
  description discription
  diarrhoea diarrea diarhoea
  different diffrent
  difficult dificult difficalt
  disability dissability disabilty
  disappoint dissapoint
  disappointed dissapointed disapointed
  dissertation dissertaion disertation
  doctor docter doctar
  doctors docters
  electric electic elecric
  electrician electrition electrican
  electricity electrisity electricty
  embarrassed embarassed embarrased
  emergency emergancy emergensy
  enquiry enquirey
  envelope envolope
  environment enviroment
  equipment equiptment
  essential esential
  everything everthing
  exercise excercise exersise exercize excersize
  exercises excercises exersises
  exhausted exausted exhasted
  expense expence
  expenses expences
  explain explane
  extension extention extenstion
  familiar familar
  favourite favorate favourate
  february febuary
  finally finaly
  finance finanse
  finish finsh
  foreign foriegn forein
  forgotten forgoten
  fridge frige fridg
  friend freind frend
  friends freinds frends
  funeral funral funerel
  furniture furnature furnitre
  garage garrage
  garbage garbadge
  grandma granma
  grateful greatful
  grief greif
  grieving greiving
  groceries grocries groceriess
  grocery grocry
  guarantee garantee gaurantee
  guitar gitar guitare
  guitarist gitarist
  gutters guters
  handkerchief hankerchief
  happened happend
  headache headake
  height hieght
  holiday hoilday
  homework homwork
  hospital hosptial hospitel
  hygiene hygeine
  ibuprofen ibuprofin ibuprophen
  immediately immediatly
  independent independant
  information infomation
  inhaler inhailer inhalor
  injection injecton
  insurance insurence inshurance insurrance
  interest intrest
  interview intervew interveiw
  invitation invatation
  invoice invoise
  ironing ironning
  jewellery jewlery jewelery
  juice juise
  kettle kettel
  kitchen kichen kithcen
  knowledge knowlege
  landlord lanlord
  language langauge languge
  laundry laundary
  lawyer laywer
  letter leter lettter
  library libary liberry
  licence lisence licience licance
  license lisense
  literature literture
  luggage lugage
  machine mashine
  maintenance maintainance maintenence
  marriage marrige
  mattress matress mattres
  medication medacation medicaton
  medicine medecine medcine medisine
  message mesage messege
  messages mesages
  microwave microwve
  mortgage morgage mortage morgauge
  necessary neccessary necesary neccesary
  neighbour nieghbour neigbour neighber
  neighbours nieghbours neigbours
  nervous nervos
  niece neice
  notice notise
  nursery nursary
  occasion ocasion occassion
  ointment oinment
  opinion opinon
  optician optition opticion
  opticians opticans optitians
  organise orgnise
  package packege pakage
  paracetamol paracetemol parecetamol
  paragraph paragragh
  parcel parsel
  parliament parliment
  passport pasport passpot
  password pasword passward
  payment payement
  pension pention
  people poeple peple
  permanent permenant
  permission permision
  pharmacy pharmcy farmacy pharmasy
  phone fone
  photocopy fotocopy
  physio fisio physo
  physiotherapist physiotherepist
  piece peice
  please plese pleese
  plumber plumer
  potatoes potatos
  pregnancy pregancy pregnency
  pregnant pregnent preganant
  prescription perscription prescripton presciption prescrition
  prescriptions perscriptions
  presentation presentaion presantation
  probably probly
  problem probelm
  procrastinating procastinating
  properly propperly
  pyjamas pajamers pyjammas
  questionnaire questionaire
  quiet queit
  really realy
  receipt recipt receit reciept
  receipts recipts receits reciepts
  receive recieve
  recipe recipie resipe
  recommend reccomend recomend
  recycling recyling recycing
  redundancy redundency
  referee refree
  reference referance refrence
  referral referal refferal
  refill refil
  refrigerator refridgerator
  register regester
  registration registeration
  rehearsal rehersal
  relative relitive
  relevant relevent
  remember rember rememeber
  remind remmind
  renew renue
  renewal renewl renewel
  repair repare
  reschedule reschedual reshedule
  research reserch
  reservation reservaton
  responsible responsable
  restaurant resturant restaraunt restraunt
  rhythm rythm
  salad sallad
  salary sallary
  sandwich sandwhich samwich
  sandwiches sandwhiches
  satellite satelite
  saturday saterday
  schedule scedule shedule schedual
  school skool
  science sience
  scissors sissors scisors
  secretary secratary secretery
  separate seperate
  separation seperation
  shampoo shampo
  shelves shelfs shelvs
  shopping shoping
  should shoud
  shoulder sholder
  signature signiture
  similar similiar
  sincerely sincerly
  solicitor solicter soliciter solictor
  something somthing
  spaghetti spagetti spagheti
  someone somone somene
  special speical
  specialist specalist
  specifically specificly
  stomach stomache
  straight straigt
  strength strenth
  subscription subscripton subcription
  successful succesful sucessful
  suicidal sucidal suicidle suisidal
  suicide sucide suiside
  supermarket supermarkit
  suppose supose
  surgery sugery surgary
  surprise suprise surprize
  syringe syrinj
  tablets tabelts tablits
  teacher techer teecher
  technician technition
  teeth teath
  telephone telaphone
  temperature temperture temprature
  their thier
  therapist therepist
  therapy theropy
  thermometer thermomiter
  thorough thurough
  through thruogh
  thursday thrusday thursdy
  tidying tidieing
  toilet tiolet toliet toilett
  tomatoes tomatos
  tomorrow tommorow tommorrow tomorow
  tonight tonigt
  toothbrush toothbrash
  toothpaste toothpast
  transfer tranfer
  trousers trousars
  tuesday tuseday teusday
  university univeristy universty
  until untill
  vaccination vacination
  vaccine vacine
  vacuum vaccuum vacume vaccum vacum
  vegetables vegtables vegetbles vegatables
  vehicle vehical
  violence voilence
  violent voilent
  voucher vocher
  wardrobe wardrob
  washing wahsing
  website webiste
  wednesday wensday wednsday wendsday
  weekend wekend
  weight wieght
  weird wierd
  which wich
  windscreen winscreen
  withdrawal withdrawl
  writing writting writeing
  yoghurt yoghert
`

/** The word that is meant, by how it was spelt, in small letters. */
export const MISSPELT: ReadonlyMap<string, string> = new Map(
  AS_HEARD.trim()
    .split('\n')
    .flatMap((line) => {
      const [word = '', ...spellings] = line.trim().split(' ')
      return spellings.map((spelling) => [spelling, word] as const)
    }),
)
