import { closingNotes } from '#plugins/sales/documents/papers/compose/terms_notes'
import { facts, frameOf, party } from '#plugins/sales/documents/papers/compose/named'
import { itemCell } from '#plugins/sales/documents/papers/compose/priced'
import type { DeliveryNoteDocument } from '#plugins/sales/documents/papers/documents'
import type { Paper } from '#plugins/sales/documents/papers/paper'
import type { PaperWords } from '#plugins/sales/documents/papers/compose/paper_words'

/** Composes a delivery note, without prices. One for alcohol tells the carrier to deliver to adults only. */
export function deliveryNotePaper(note: DeliveryNoteDocument, words: PaperWords): Paper {
  const { at, orderNumber, carrier, trackingNumber, weight, pieces, isReplacement, lines, terms } = note
  return {
    ...frameOf(note, words, words.say('delivery_note')),
    facts: facts(
      [words.say('sent'), words.day(at)],
      [words.say('order'), orderNumber],
      [words.say('carrier'), carrier],
      [words.say('tracking'), trackingNumber],
      [words.say('weight'), weight ? words.say('kilos', { kilos: words.figure(weight / 1000) }) : null]
    ),
    parties: [
      {
        label: words.say('delivered_to'),
        ...party(note.delivery ?? note.billing, words, note.delivery ? null : note.receiver),
      },
    ],
    columns: [
      { label: words.say('column_item'), width: null, align: 'left' },
      { label: words.say('column_quantity'), width: 60, align: 'right' },
    ],
    rows: lines.map(({ quantity, isPart, ...line }) => ({
      isPart,
      cells: [itemCell(line), { text: words.figure(quantity) }],
    })),
    rates: null,
    sums: [{ label: words.say('sum_pieces'), value: words.figure(pieces), tone: 'strong' }],
    notes: [
      ...(isReplacement ? [words.say('replacement')] : []),
      ...(terms?.alcohol ? [words.say('adults')] : []),
      ...closingNotes(terms, words),
    ],
    signature: { title: words.say('received'), hint: words.say('received_hint') },
  }
}
