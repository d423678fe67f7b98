const FOREIGN =
  /(?:^|\s)(?:y|el|los|las|del|para|les|des|et|du|der|das|dem|und|ich|muss|gli|het|een|och|att|jag|não|uma|je|j['’]ai|ik|moet|mam|muszę|devo|tengo|machen|anrufen|abgeben|kaufen|abwaschen|staubsaugen|spülen|hausaufgaben|putzen|waschen|aufräumen|schreiben|bezahlen|termin|rechnung|steuererklärung|wäsche|einkaufen|llamar|comprar|hacer|limpiar|pedir|cita|lavar|escribir|pagar|appeler|faire|acheter|payer|nettoyer|ranger|écrire|rendez-vous|la spesa|telefonare|chiamare|comprare|pulire|pagare|scrivere|bellen|kopen|betalen|schoonmaken|ringa|handla|städa|zadzwonic|posprzatac|kupic|zadzwonić|kupić|posprzątać|ligar|limpar|fazer)(?=\s|$)/u
const PLAIN = /^[ -~]*$/
const ENGLISH = /\b(?:the|my|to|for|and|with|about|from|our|his|her|up|out)\b/

/** Titles in other languages are not understood, and not guessed at. */
export function isForeign(text: string): boolean {
  return (
    (!PLAIN.test(text) && /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) ||
    (!ENGLISH.test(text) && FOREIGN.test(text))
  )
}
