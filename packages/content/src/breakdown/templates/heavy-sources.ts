export interface AdviceSource {
  readonly by: string
  readonly title: string
  readonly url: string
}

/** Public pages that the steps for heavy things take their advice from. The words are our own. */
export const ADVICE_SOURCES = {
  acas: { by: 'Acas', title: 'Dismissals and redundancy', url: 'https://www.acas.org.uk/redundancy' },
  beat: {
    by: 'Beat',
    title: 'Help with eating disorders',
    url: 'https://www.beateatingdisorders.org.uk/',
  },
  'blue-cross': {
    by: 'Blue Cross',
    title: 'Pet loss support',
    url: 'https://www.bluecross.org.uk/pet-bereavement-and-pet-loss',
  },
  'carers-uk': {
    by: 'Carers UK',
    title: 'Help and advice',
    url: 'https://www.carersuk.org/help-and-advice/',
  },
  'citizens-advice': {
    by: 'Citizens Advice',
    title: 'Law and courts',
    url: 'https://www.citizensadvice.org.uk/law-and-courts/',
  },
  cruse: {
    by: 'Cruse Bereavement Support',
    title: 'Understanding grief',
    url: 'https://www.cruse.org.uk/understanding-grief/',
  },
  'cruse-support': {
    by: 'Cruse Bereavement Support',
    title: 'Supporting others',
    url: 'https://www.cruse.org.uk/get-support/',
  },
  'dementia-uk': {
    by: 'Dementia UK',
    title: 'Information and support',
    url: 'https://www.dementiauk.org/information-and-support/',
  },
  'family-lives': {
    by: 'Family Lives',
    title: 'Bullying',
    url: 'https://www.familylives.org.uk/advice/bullying',
  },
  gamcare: { by: 'GamCare', title: 'Get support', url: 'https://www.gamcare.org.uk/' },
  'gov-dies': {
    by: 'GOV.UK',
    title: 'What to do when someone dies',
    url: 'https://www.gov.uk/when-someone-dies',
  },
  'gov-marriage': {
    by: 'GOV.UK',
    title: 'Stop a forced marriage',
    url: 'https://www.gov.uk/stop-forced-marriage',
  },
  childline: {
    by: 'Childline',
    title: 'Getting support',
    url: 'https://www.childline.org.uk/get-support/',
  },
  'highway-code': {
    by: 'GOV.UK',
    title: 'The Highway Code, rule 91: tiredness',
    url: 'https://www.gov.uk/guidance/the-highway-code/rules-for-drivers-and-motorcyclists-89-to-102',
  },
  'gov-divorce': { by: 'GOV.UK', title: 'Get a divorce', url: 'https://www.gov.uk/divorce' },
  macmillan: {
    by: 'Macmillan Cancer Support',
    title: 'Talking about illness',
    url: 'https://www.macmillan.org.uk/cancer-information-and-support',
  },
  'marie-curie-telling': {
    by: 'Marie Curie',
    title: 'Telling others about someone’s death',
    url: 'https://www.mariecurie.org.uk/help/support/bereaved-family-friends/dealing-grief/telling-others',
  },
  'miscarriage-association': {
    by: 'Miscarriage Association',
    title: 'Information and support',
    url: 'https://www.miscarriageassociation.org.uk/',
  },
  'missing-people': {
    by: 'Missing People',
    title: 'Help for families and friends',
    url: 'https://www.missingpeople.org.uk/',
  },
  'moneyhelper-debt': {
    by: 'MoneyHelper',
    title: 'Dealing with debt',
    url: 'https://www.moneyhelper.org.uk/en/money-troubles/dealing-with-debt',
  },
  'nhs-abortion': { by: 'NHS', title: 'Abortion', url: 'https://www.nhs.uk/conditions/abortion/' },
  'nhs-abuse': {
    by: 'NHS',
    title: 'Getting help for domestic violence and abuse',
    url: 'https://www.nhs.uk/live-well/getting-help-for-domestic-violence/',
  },
  'nhs-anger': {
    by: 'NHS',
    title: 'Get help with anger',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/anger/',
  },
  'nhs-conditions': { by: 'NHS', title: 'Health A to Z', url: 'https://www.nhs.uk/conditions/' },
  'nhs-crying-baby': {
    by: 'NHS',
    title: 'Soothing a crying baby',
    url: 'https://www.nhs.uk/baby/caring-for-a-newborn/soothing-a-crying-baby/',
  },
  'nhs-cuts': {
    by: 'NHS',
    title: 'Cuts and grazes',
    url: 'https://www.nhs.uk/conditions/cuts-and-grazes/',
  },
  'nhs-drugs': {
    by: 'NHS',
    title: 'Getting help for addiction',
    url: 'https://www.nhs.uk/live-well/addiction-support/',
  },
  'hse-gas': { by: 'HSE', title: 'Gas safety at home', url: 'https://www.hse.gov.uk/gas/domestic/' },
  'nhs-first-aid': { by: 'NHS', title: 'First aid', url: 'https://www.nhs.uk/conditions/first-aid/' },
  'nhs-grief': {
    by: 'NHS',
    title: 'Get help with grief after bereavement or loss',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/grief-bereavement-loss/',
  },
  'nhs-incontinence': {
    by: 'NHS',
    title: 'Urinary incontinence',
    url: 'https://www.nhs.uk/conditions/urinary-incontinence/',
  },
  'nhs-lonely': {
    by: 'NHS',
    title: 'Get help with loneliness',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/feeling-lonely/',
  },
  'nhs-lumps': { by: 'NHS', title: 'Lumps', url: 'https://www.nhs.uk/symptoms/lumps/' },
  'nhs-low-mood': {
    by: 'NHS',
    title: 'Get help with low mood',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/low-mood-sadness-depression/',
  },
  'nhs-panic': {
    by: 'NHS',
    title: 'Get help with anxiety, fear or panic',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/anxiety-fear-panic/',
  },
  'nhs-postnatal': {
    by: 'NHS',
    title: 'Postnatal depression',
    url: 'https://www.nhs.uk/mental-health/conditions/post-natal-depression/',
  },
  'nhs-psychosis': {
    by: 'NHS',
    title: 'Psychosis',
    url: 'https://www.nhs.uk/mental-health/conditions/psychosis/',
  },
  'nhs-ptsd': {
    by: 'NHS',
    title: 'Post-traumatic stress disorder',
    url: 'https://www.nhs.uk/mental-health/conditions/post-traumatic-stress-disorder-ptsd/',
  },
  'nhs-self-harm': {
    by: 'NHS',
    title: 'Where to get help for self-harm',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/behaviours/self-harm/',
  },
  'nhs-stress': {
    by: 'NHS',
    title: 'Get help with stress',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/feelings-and-symptoms/stress/',
  },
  'nhs-poisoning': { by: 'NHS', title: 'Poisoning', url: 'https://www.nhs.uk/conditions/poisoning/' },
  'nhs-suicidal': {
    by: 'NHS',
    title: 'Help for suicidal thoughts',
    url: 'https://www.nhs.uk/mental-health/feelings-symptoms-behaviours/behaviours/help-for-suicidal-thoughts/',
  },
  nspcc: {
    by: 'NSPCC',
    title: 'Support for parents',
    url: 'https://www.nspcc.org.uk/keeping-children-safe/support-for-parents/',
  },
  relate: { by: 'Relate', title: 'Help with relationships', url: 'https://www.relate.org.uk/' },
  'samaritans-other': {
    by: 'Samaritans',
    title: 'If you’re worried about someone else',
    url: 'https://www.samaritans.org/how-we-can-help/if-youre-worried-about-someone-else/',
  },
  'shelter-eviction': {
    by: 'Shelter',
    title: 'Eviction',
    url: 'https://england.shelter.org.uk/housing_advice/eviction',
  },
  'victim-support': {
    by: 'Victim Support',
    title: 'Help after a crime',
    url: 'https://www.victimsupport.org.uk/',
  },
} as const satisfies Readonly<Record<string, AdviceSource>>

export type AdviceSourceId = keyof typeof ADVICE_SOURCES
