import { SaxesParser, type SaxesAttributeNS, type SaxesTagPlain } from 'saxes'
import { TooManyBytes } from '#core/import/reading/bounded'
import { decode, markedEncoding, markLength } from '#core/import/reading/encoding'
import { FileRefused } from '#core/import/reading/file_refused'
import { LONGEST_CELL } from '#core/import/reading/structure_scan'
import type { ArchiveEntry } from '#core/import/reading/archive_contract'

/** Called for the elements of a part. Names are without prefix. */
export interface PartReader {
  open(name: string, attributes: Record<string, string>): void
  text?(text: string): void
  close?(name: string): void
}

/** Elements inside each other. A worksheet has seven. */
const DEEPEST = 64

/** Characters between two tags. */
const LONGEST_TEXT = 2 * LONGEST_CELL

/**
 * Reads a part of a workbook, piece by piece, and yields after each. @throws FileRefused for what is no XML, has a document
 * type or entities of its own, or is larger than declared
 */
export async function* readPart(part: ArchiveEntry, reader: PartReader): AsyncGenerator<void, void, undefined> {
  const parser = new SaxesParser({ position: false })
  const state = { depth: 0, silent: 0 }
  parser.on('doctype', () => {
    throw new FileRefused('workbook_unsafe')
  })
  parser.on('opentag', ({ name, attributes }) => {
    state.silent = 0
    if (++state.depth > DEEPEST) throw new FileRefused('workbook_damaged')
    reader.open(localName(name), withoutPrefixes(attributes))
  })
  parser.on('closetag', ({ name }) => {
    state.silent = 0
    state.depth -= 1
    reader.close?.(localName(name))
  })
  parser.on('text', (text) => reader.text?.(text))
  parser.on('cdata', (text) => reader.text?.(text))
  parser.on('error', (error) => {
    throw error
  })
  try {
    for await (const text of textOf(part)) {
      state.silent += text.length
      parser.write(text)
      // saxes keeps a text or a tag until it ends.
      if (state.silent > LONGEST_TEXT) throw new FileRefused('workbook_unsafe')
      yield
    }
    parser.close()
  } catch (error) {
    throw refusal(error)
  }
}

/** Reads a small part to its end. */
export async function readWhole(part: ArchiveEntry, reader: PartReader): Promise<void> {
  for await (const _ of readPart(part, reader)) continue
}

async function* textOf(part: ArchiveEntry): AsyncGenerator<string> {
  const pieces = (await part.open())[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  try {
    const { value, done } = await pieces.next()
    if (done) return
    const rest = { [Symbol.asyncIterator]: () => pieces }
    async function* all() {
      yield value.subarray(markLength(value))
      yield* rest
    }
    yield* decode(all(), markedEncoding(value) ?? 'utf-8')
  } finally {
    await pieces.return?.()
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

function withoutPrefixes(attributes: SaxesTagPlain['attributes'] | Record<string, SaxesAttributeNS>) {
  const plain: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) plain[localName(name)] = value as string
  return plain
}

/** What is wrong with the inside of a workbook is of no use to its author: it is damaged. */
function refusal(error: unknown): unknown {
  if (error instanceof FileRefused && error.code !== 'undecodable') return error
  return new FileRefused(error instanceof TooManyBytes ? 'workbook_unsafe' : 'workbook_damaged', {}, { cause: error })
}
