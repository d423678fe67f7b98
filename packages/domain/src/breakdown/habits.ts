import type { ReadTitle } from './reading.ts'

/** "Stop biting my nails", "give up sugar"; pop-ups and fights are stopped otherwise. */
export const isHabit = ({ said }: ReadTitle) =>
  /^(?!stop (?:him|her|them|it|mum|dad|mam|nan|people|everyone|(?:the|my|our) \w+ \w+ing|[a-z]+ (?:phon|ring|call|text|com|shout|hitt|tak|steal|eat)ing)\b)(?!stop \w+ing (?:\w+ )?(?:alone|on my own|by myself)\b)(?:stop|quit|give up|cut (?:down|out|back)|use|spend|reduce|limit|avoid|resist|drink|eat) (?:\w+ )?(?:on |so much |too much |all )?(?:(?!(?:bleeding|hurting|aching|itching|leaking|leaving|losing|forgetting|missing|crashing|failing|falling|fainting|vomiting|sneezing|coughing|burning|charging|sending|lending|paying|letting|giving|covering|inviting|seeing|dating|talking|texting|calling|feeding)\b)\w{3,}ing\b|(?:the )?(?:sugar|caffeine|coffee|alcohol|chocolate|crisps|fizzy|sweets?|snacks?|takeaways?|screen|social media|phone|smoking|vaping|fags|cigarettes|booze|wine|beer|junk|meat|dairy|carbs|bread|games?|tv|telly|tiktok|instagram|plastic|energy drinks?|coke|news)\b)|\bless\b|\bfewer\b/.test(
    said,
  )
