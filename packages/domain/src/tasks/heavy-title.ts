const HEAVY =
  /\b(died|dies|dying|dead (mum|mom|dad)|death|funeral|cremat|burial|bury|grave(?!l)|wake for|eulogy|obituary|ashes|probate|condolence|bereave|grief|griev|hospice|put (down|to sleep)|passed away|miscarr|stillb|abortion|cancer|chemo|tumou?r|terminal(ly)? ill|suicid|kill my|self[- ]?harm|overdos|crisis line|samaritans|rape|abus|divorc|break(ing)? up with|evict|bailiff|redundan|relaps)/i

/**
 * Whether a task, by its title, weighs so heavily that nobody wants to be cheered for it. A short look for the page that shows
 * every task; the breakdown, which is loaded when it is asked for, knows far more.
 */
export function isHeavyTitle(title: string): boolean {
  return HEAVY.test(title)
}
