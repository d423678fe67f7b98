const HEAVY =
  /\b(died|dies|dying|dead (mum|mom|dad)|death|funeral|cremat|burial|bury|grave(?!l)|wake for|eulogy|obituary|ashes|probate|condolence|bereave|grief|griev|hospice|put (down|to sleep)|passed away|miscarr|stillb|abortion|cancer|chemo|tumou?r|terminal(ly)? ill|suicid|kill my|self[- ]?harm|overdos|crisis line|samaritans|rape|abus|divorc|break(ing)? up with|evict|bailiff|redundan|relaps)/i

/**
 * Whether a task's title is about something so heavy that a celebration would hurt. A short list for the page that
 * shows every task; the breakdown, which is loaded on demand, has a far longer one.
 */
export function isHeavyTitle(title: string): boolean {
  return HEAVY.test(title)
}
