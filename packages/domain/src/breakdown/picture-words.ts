/** What small pictures stand for, where they say most of a title. */
const WORDS: Readonly<Record<string, string>> = {
  '🐶': 'dog',
  '🐕': 'dog',
  '🐱': 'cat',
  '🐈': 'cat',
  '💉': 'jab',
  '🦷': 'dentist',
  '🧺': 'laundry',
  '☎': 'call',
  '📞': 'call',
  '📱': 'phone',
  '💸': 'pay',
  '📦': 'parcel',
  '✈': 'flight',
  '🛒': 'food shop',
  '🧹': 'sweep',
  '🍽': 'dishes',
  '🗑': 'bins',
  '💊': 'meds',
  '🚿': 'shower',
  '🛁': 'bath',
  '🛏': 'bed',
  '🏋': 'gym',
  '🏃': 'run',
  '🚗': 'car',
  '🚲': 'bike',
  '📧': 'email',
  '✉': 'letter',
  '💇': 'haircut',
  '🎁': 'present',
  '🎂': 'cake',
  '🪴': 'plants',
  '🌱': 'plants',
  '📚': 'study',
  '🧾': 'bill',
  '🪥': 'brush teeth',
  '💧': 'drink water',
}

/** Where every picture of a text is found. Most titles have nothing of that kind. */
export const hasPictures = (title: string) => /[\u2000-\uffff]/.test(title)

/** The words for the pictures of `title`, each once, where `bare`, what is written beside them, has at most so many words. */
export function pictureWords(title: string, bare: string, most: number): string {
  const written = bare.split(' ').filter((word) => /\p{L}/u.test(word))
  if (written.length > most) return ''
  // Books at bedtime are read to somebody.
  const isEvening = /\bbedtime\b/i.test(bare)
  const found = Array.from(title, (sign) =>
    isEvening && sign === '📚' ? 'read to kids at' : WORDS[sign],
  ).filter((word) => word !== undefined)
  const animal = found.find((word) => word === 'dog' || word === 'cat')
  // Who stands beside a bath is to be washed.
  if (animal && bare === '' && (found.includes('bath') || found.includes('shower')))
    return `wash the ${animal}`
  return [...new Set(found)].filter((word) => !bare.toLowerCase().includes(word)).join(' ')
}
