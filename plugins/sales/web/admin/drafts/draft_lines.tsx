import { ActionIcon, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { FigureInput } from '#web/admin/form/figure_input'
import { IconTrash } from '#web/admin/icons'
import { call } from '#web/lib/clients'
import { formatMoney, formatUnitPrice } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { LineName } from '../lines/line_name'
import { LineTable } from '../lines/line_table'
import { ProductSearch } from './product_search'
import type { DraftLine } from './draft_data'
import type { DraftState } from './use_draft'

/** The lines of a draft with quantities, and a search field for products. */
export function DraftLines(state: DraftState) {
  const t = useWords()
  const locale = useLocale()
  const { draft, change } = state
  const { id, lines, notices } = draft
  const setQuantity = ({ key }: DraftLine, quantity: number) =>
    change(() => call('PUT', 'sales.admin.draft_items.update', { params: { id, key }, data: { quantity } }))
  return (
    <section className="admin-panel" aria-label={t('sales.drafts.lines')}>
      <h2>{t('sales.drafts.lines')}</h2>
      {notices.map(({ message }) => (
        <Text key={message} role="status" size="sm" c="orange.9">
          {message}
        </Text>
      ))}
      {lines.length > 0 && (
        <LineTable
          label={t('sales.drafts.lines')}
          item={t('sales.drafts.item')}
          actions={t('sales.drafts.remove')}
          columns={['price', 'quantity', 'total'].map((column) => ({ label: t(`sales.drafts.${column}`) }))}
          lines={lines.map((line) => ({
            key: line.key,
            name: <Name line={line} />,
            cells: [
              line.unitPrice && formatUnitPrice(locale, line.unitPrice),
              <Quantity key="quantity" line={line} set={(quantity) => setQuantity(line, quantity)} />,
              line.total && formatMoney(locale, line.total),
            ],
            action: <RemoveLine line={line} {...state} />,
          }))}
        />
      )}
      <ProductSearch {...state} />
    </section>
  )
}

function Name({ line: { name, detail, image, sku, parts, problem, notice } }: { line: DraftLine }) {
  const said = problem ?? notice
  const notes = [[sku, ...parts.map((part) => `${part.quantity}\u202f× ${part.name}`)].join(' · ')]
  return (
    <LineName name={name} image={image} detail={detail} notes={notes}>
      {said && (
        <Text size="xs" c={problem ? 'red' : 'orange.9'} role={problem ? 'alert' : 'status'}>
          {said.message}
        </Text>
      )}
    </LineName>
  )
}

function RemoveLine({ line: { key, name }, draft, isBusy, change }: { line: DraftLine } & DraftState) {
  const t = useWords()
  const params = { id: draft.id, key }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      disabled={isBusy}
      aria-label={t('sales.drafts.remove_line', { name })}
      onClick={() => void change(() => call('DELETE', 'sales.admin.draft_items.destroy', { params }))}
    >
      <IconTrash size={18} />
    </ActionIcon>
  )
}

/** A quantity, sent on blur and Enter. A refused one is reset. */
function Quantity({ line: { name, quantity }, set }: { line: DraftLine; set: (quantity: number) => Promise<boolean> }) {
  const t = useWords()
  const [typed, setTyped] = useState<number | null>(quantity)
  useEffect(() => setTyped(quantity), [quantity])
  const send = async () => {
    if (typed === quantity) return
    if (typed === null || !(await set(typed))) setTyped(quantity)
  }
  return (
    <FigureInput
      w={90}
      size="xs"
      min={0}
      value={typed}
      aria-label={t('sales.drafts.quantity_of', { name })}
      onChange={setTyped}
      onDone={() => void send()}
    />
  )
}
