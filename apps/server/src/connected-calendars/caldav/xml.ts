import { TextDecoder } from 'node:util'
import { SaxesParser } from 'saxes'
import { createRests } from '../../rests.ts'

/** An element with its name as `{namespace}local`, or `local` where it has none. */
export interface XmlElement {
  readonly name: string
  readonly children: readonly XmlElement[]
  /** By their names, of those without a namespace. */
  readonly attributes: Readonly<Record<string, string>>
  /** Its own text, without that of its children. */
  readonly text: string
}

/** The text is no XML document that is whole, or one of a kind that nobody sends in good faith. */
export class NotXml extends Error {
  override readonly name = 'NotXml'
}

/** It has more elements, or one of them more attributes, than anybody needs. */
export class TooManyElements extends Error {
  override readonly name = 'TooManyElements'
}

const MOST_ELEMENTS = 100_000
/** They are looked at all at once when their element opens. */
const MOST_ATTRIBUTES = 1_000
const MOST_DEPTH = 30
/** What no XML may hold, and what some servers put into it with the text of an event. */
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\v\f\x0e-\x1f]/g

/** So much is read before others may have their turn. */
const PIECE = 64 * 1024

/** The root of an XML document. One that is cut off, or declares a type or entities, is refused. */
export async function parseXml(bytes: Uint8Array): Promise<XmlElement> {
  const parser = new SaxesParser({ xmlns: true })
  const open: (XmlElement & { children: XmlElement[]; text: string })[] = []
  const found: { root?: XmlElement } = {}
  let count = 0
  parser.on('error', (error) => {
    throw new NotXml(error.message.slice(0, 100))
  })
  parser.on('doctype', () => {
    throw new NotXml('a document type')
  })
  let attributeCount = 0
  parser.on('opentagstart', () => void (attributeCount = 0))
  parser.on('attribute', () => {
    if ((attributeCount += 1) > MOST_ATTRIBUTES) throw new TooManyElements(`more than ${MOST_ATTRIBUTES}`)
  })
  parser.on('opentag', ({ uri, local, attributes }) => {
    if ((count += 1) > MOST_ELEMENTS) throw new TooManyElements(`more than ${MOST_ELEMENTS}`)
    if (open.length === MOST_DEPTH) throw new NotXml('elements in elements without end')
    const plain = Object.values(attributes).filter((one) => one.uri === '')
    const element = {
      name: uri === '' ? local : `{${uri}}${local}`,
      attributes: Object.fromEntries(plain.map((one) => [one.local, one.value])),
      children: [],
      text: '',
    }
    open.at(-1)?.children.push(element)
    found.root ??= element
    open.push(element)
  })
  const add = (text: string) => {
    const element = open.at(-1)
    if (element) element.text += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => void open.pop())
  const rest = createRests()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let from = 0; from < bytes.length; from += PIECE) {
    const piece = bytes.subarray(from, from + PIECE)
    parser.write(decode(decoder, piece, from + PIECE < bytes.length).replaceAll(CONTROLS, ''))
    await rest()
  }
  parser.close()
  if (!found.root) throw new NotXml('nothing')
  return found.root
}

function decode(decoder: TextDecoder, bytes: Uint8Array, stream: boolean): string {
  try {
    return decoder.decode(bytes, { stream })
  } catch {
    throw new NotXml('not UTF-8')
  }
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name)
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name)
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML has it. */
export function escapeXml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
}
