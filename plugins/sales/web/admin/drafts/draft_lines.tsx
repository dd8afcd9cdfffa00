import { ActionIcon, NumberInput, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
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

/** What is ordered, with quantities, and a field to look for more. */
export function DraftLines(state: DraftState) {
  const t = useWords()
  const locale = useLocale()
  const { draft, change } = state
  const { id, lines, notices } = draft
  const setQuantity = ({ key }: DraftLine, quantity: number) =>
    change(() => call('PATCH', 'sales.admin.draft_items.update', { params: { id, key }, data: { quantity } }))
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

function Name({ line: { name, detail, sku, parts, problem, notice } }: { line: DraftLine }) {
  const said = problem ?? notice
  const notes = [[sku, ...parts.map((part) => `${part.quantity}\u202f× ${part.name}`)].join(' · ')]
  return (
    <LineName name={name} detail={detail} notes={notes}>
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

/** Sent when it is left or Enter is pressed; what is refused goes back to what stands. */
function Quantity({ line: { name, quantity }, set }: { line: DraftLine; set: (quantity: number) => Promise<boolean> }) {
  const t = useWords()
  const [typed, setTyped] = useState<number | string>(quantity)
  useEffect(() => setTyped(quantity), [quantity])
  const send = async () => {
    const wanted = Number(typed)
    if (wanted === quantity) return
    if (typed === '' || !(await set(wanted))) setTyped(quantity)
  }
  return (
    <NumberInput
      w={90}
      size="xs"
      min={0}
      allowDecimal={false}
      value={typed}
      aria-label={t('sales.drafts.quantity_of', { name })}
      onChange={setTyped}
      onBlur={() => void send()}
      onKeyDown={({ key }) => key === 'Enter' && void send()}
    />
  )
}
