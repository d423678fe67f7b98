/** Words of other languages that no English title has, in lower case. */
const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `
  el los las para des et du der das dem und ich muss gli het een och jag não uma je ik moet muszę devo tengo machen
  anrufen abgeben kaufen abwaschen staubsaugen spülen hausaufgaben putzen waschen aufräumen schreiben bezahlen termin
  rechnung steuererklärung wäsche einkaufen llamar comprar hacer limpiar pedir cita lavar escribir pagar appeler faire
  acheter payer nettoyer écrire rendez-vous telefonare chiamare comprare pulire pagare scrivere bellen kopen betalen
  schoonmaken ringa handla städa zadzwonic posprzatac kupic zadzwonić kupić posprzątać ligar limpar fazer mandar enviar
  dinero recoger sacar sacarle basura cocinar estudiar renovar pasaporte devolver arreglar buscar preparar comida ropa
  medico médico dentista cumpleaños trabajo deberes examen mañana niños perro necesito quiero hablar reservar ordenar
  habitación cama platos correo carta alquiler factura facturas impuestos roupa louça cozinhar estudar marcar contas
  aluguel trabalho escola amanhã hoje preciso vaisselle lessive loyer facture factures impôts médecin dentiste devoirs
  chambre demain aujourd'hui envoyer répondre chercher réserver sortir poubelles préparer travail étudier wohnung küche
  müll rausbringen geschirr spülmaschine arzt zahnarzt geburtstag briefe miete überweisen überweisung arbeit lernen
  prüfung heute morgen kochen rechnungen steuern antworten abholen bewerbung kündigen zahlen bügeln saugen cucina piatti
  bucato dottore compleanno lettera affitto bolletta bollette tasse lavoro domani oggi stirare cucinare studiare
  prenotare rispondere mandare spesa soldi opruimen wassen afwas koken huur rekening rekeningen belasting dokter
  tandarts verjaardag huiswerk vandaag bedrijf afspraak sprzątać pokój pranie naczynia gotować rachunek rachunki czynsz
  lekarz lekarza dentysta urodziny jutro dzisiaj praca uczyć egzamin zapłacić odebrać wysłać tvätta diska räkning hyra
  läkare tandläkare födelsedag läxor imorgon idag jobb plugga
  `
    .trim()
    .split(/\s+/),
)
const PLAIN = /^[ -~]*$/
const ENGLISH =
  /\b(?:the|my|to|for|and|with|about|from|our|his|her|up|out|before|of|in|on|get|make|buy|book|done|finish|write|essay|this|need|then|some|para(?= \d))\b/

/** Letters that a title hardly has twice, unless it is Vietnamese, Turkish or Polish. */
const SIGNS_OF_OTHERS =
  /[\u1ea0-\u1ef9\u0111\u011f\u015f\u0131ąęłżźśćń].* .*[\u1ea0-\u1ef9\u0111\u011f\u015f\u0131ąęłżźśćń]/

/** Titles in other languages are not understood, and not guessed at. */
export function isForeign(text: string): boolean {
  const isPlain = PLAIN.test(text)
  if (!isPlain && /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return true
  if (ENGLISH.test(text)) return false
  return hasForeignWord(text) || (!isPlain && SIGNS_OF_OTHERS.test(text))
}

/** "J'ai rendez-vous" and "la spesa" as well as words alone. */
const hasForeignWord = (text: string) =>
  text.split(WORD_ENDS).some((word) => FOREIGN_WORDS.has(word)) || /\bj['’]ai\b|\bla spesa\b/.test(text)

const WORD_ENDS = /[\s,.!?;:]+/
