interface Source {
  readonly by: string
  readonly title: string
  readonly url: string
}

const NHS = 'NHS'
const WHO = 'World Health Organization'
const NIMH = 'National Institute of Mental Health'

/** Public pages that the guides take their facts from. The words of the guides are our own. */
export const SOURCES = {
  'aasm-habits': {
    by: 'American Academy of Sleep Medicine',
    title: 'Healthy sleep habits',
    url: 'https://sleepeducation.org/healthy-sleep/healthy-sleep-habits/',
  },
  'access-to-work': { by: 'GOV.UK', title: 'Access to Work', url: 'https://www.gov.uk/access-to-work' },
  askjan: {
    by: 'Job Accommodation Network',
    title: 'Ideas for adjustments at work',
    url: 'https://askjan.org/',
  },
  'cleveland-478': {
    by: 'Cleveland Clinic',
    title: '4-7-8 breathing',
    url: 'https://health.clevelandclinic.org/4-7-8-breathing',
  },
  gollwitzer: {
    by: 'Gollwitzer and Sheeran, 2006',
    title: 'Implementation intentions and goal achievement',
    url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
  },
  'hse-breaks': {
    by: 'Health and Safety Executive',
    title: 'Working with display screens: work routine and breaks',
    url: 'https://www.hse.gov.uk/msd/dse/work-routine.htm',
  },
  'mayo-naps': {
    by: 'Mayo Clinic',
    title: 'Napping: dos and don’ts for healthy adults',
    url: 'https://www.mayoclinic.org/healthy-lifestyle/adult-health/in-depth/napping/art-20048319',
  },
  'nas-advice': {
    by: 'National Autistic Society',
    title: 'Advice and guidance',
    url: 'https://www.autism.org.uk/advice-and-guidance',
  },
  'nccih-meditation': {
    by: 'National Center for Complementary and Integrative Health',
    title: 'Meditation and mindfulness: effectiveness and safety',
    url: 'https://www.nccih.nih.gov/health/meditation-and-mindfulness-effectiveness-and-safety',
  },
  'nhs-activity': {
    by: NHS,
    title: 'Physical activity guidelines for adults',
    url: 'https://www.nhs.uk/live-well/exercise/physical-activity-guidelines-for-adults-aged-19-to-64/',
  },
  'nhs-breathing': {
    by: NHS,
    title: 'Breathing exercises for stress',
    url: 'https://www.nhs.uk/mental-health/self-help/guides-tools-and-activities/breathing-exercises-for-stress/',
  },
  'nhs-fatigue': {
    by: NHS,
    title: 'Tiredness and fatigue',
    url: 'https://www.nhs.uk/symptoms/tiredness-and-fatigue/',
  },
  'nhs-insomnia': { by: NHS, title: 'Insomnia', url: 'https://www.nhs.uk/conditions/insomnia/' },
  'nhs-mindfulness': {
    by: NHS,
    title: 'Mindfulness',
    url: 'https://www.nhs.uk/mental-health/self-help/tips-and-support/mindfulness/',
  },
  'nhs-worries': {
    by: NHS,
    title: 'Tackling your worries',
    url: 'https://www.nhs.uk/every-mind-matters/mental-wellbeing-tips/self-help-cbt-techniques/tackling-your-worries/',
  },
  'nice-adhd': {
    by: 'National Institute for Health and Care Excellence',
    title: 'ADHD: diagnosis and management (NG87)',
    url: 'https://www.nice.org.uk/guidance/ng87',
  },
  'nice-mecfs': {
    by: 'National Institute for Health and Care Excellence',
    title: 'ME/CFS: diagnosis and management (NG206)',
    url: 'https://www.nice.org.uk/guidance/ng206',
  },
  'nidcd-noise': {
    by: 'National Institute on Deafness and Other Communication Disorders',
    title: 'Noise-induced hearing loss',
    url: 'https://www.nidcd.nih.gov/health/noise-induced-hearing-loss',
  },
  'nimh-adhd': {
    by: NIMH,
    title: 'Attention-deficit/hyperactivity disorder',
    url: 'https://www.nimh.nih.gov/health/topics/attention-deficit-hyperactivity-disorder-adhd',
  },
  'nimh-caring': {
    by: NIMH,
    title: 'Caring for your mental health',
    url: 'https://www.nimh.nih.gov/health/topics/caring-for-your-mental-health',
  },
  'nimh-stress': {
    by: NIMH,
    title: 'I’m so stressed out! Fact sheet',
    url: 'https://www.nimh.nih.gov/health/publications/so-stressed-out-fact-sheet',
  },
  'sleep-foundation-adhd': {
    by: 'Sleep Foundation',
    title: 'ADHD and sleep problems',
    url: 'https://www.sleepfoundation.org/mental-health/adhd-and-sleep',
  },
  'sleep-foundation-temperature': {
    by: 'Sleep Foundation',
    title: 'The best temperature for sleep',
    url: 'https://www.sleepfoundation.org/bedroom-environment/best-temperature-for-sleep',
  },
  'who-activity': {
    by: WHO,
    title: 'Physical activity',
    url: 'https://www.who.int/news-room/fact-sheets/detail/physical-activity',
  },
  'who-stress': {
    by: WHO,
    title: 'Stress: questions and answers',
    url: 'https://www.who.int/news-room/questions-and-answers/item/stress',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES
