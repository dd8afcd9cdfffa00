import { ActionIcon, NumberInput, Table, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { IconTrash } from '#web/admin/icons'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { ProductSearch } from './product_search'
import type { DraftLine } from './draft_data'
import type { DraftState } from './use_draft'

/** What is ordered, with quantities, and a field to look for more. */
export function DraftLines(state: DraftState) {
  const t = useWords()
  const { lines, notices } = state.draft
  return (
    <section className="admin-panel" aria-label={t('sales.drafts.lines')}>
      <h2>{t('sales.drafts.lines')}</h2>
      {notices.map(({ message }) => (
        <Text key={message} role="status" size="sm" c="orange.9">
          {message}
        </Text>
      ))}
      {lines.length > 0 && (
        <Table.ScrollContainer
          minWidth={560}
          type="native"
          tabIndex={0}
          role="region"
          aria-label={t('sales.drafts.lines')}
        >
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('sales.drafts.item')}</Table.Th>
                <Table.Th ta="right">{t('sales.drafts.price')}</Table.Th>
                <Table.Th ta="right">{t('sales.drafts.quantity')}</Table.Th>
                <Table.Th ta="right">{t('sales.drafts.total')}</Table.Th>
                <Table.Th aria-label={t('sales.drafts.remove')} />
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line) => (
                <Line key={line.key} line={line} {...state} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <ProductSearch {...state} />
    </section>
  )
}

function Line({ line, draft, isBusy, change }: { line: DraftLine } & DraftState) {
  const t = useWords()
  const locale = useLocale()
  const { key, name, detail, sku, parts, problem, notice, unitPrice, total } = line
  const params = { id: draft.id, key }
  return (
    <Table.Tr>
      <Table.Td>
        {[name, detail].filter(Boolean).join(', ')}
        <Text size="xs" c="dimmed">
          {[sku, ...parts.map((part) => `${part.quantity}\u202f× ${part.name}`)].join(' · ')}
        </Text>
        {(problem ?? notice) && (
          <Text size="xs" c={problem ? 'red' : 'orange.9'} role={problem ? 'alert' : 'status'}>
            {(problem ?? notice)?.message}
          </Text>
        )}
      </Table.Td>
      <Table.Td ta="right">{unitPrice && formatMoney(locale, unitPrice)}</Table.Td>
      <Table.Td ta="right">
        <Quantity
          line={line}
          set={(quantity) =>
            change(() => call('PATCH', 'sales.admin.draft_items.update', { params, data: { quantity } }))
          }
        />
      </Table.Td>
      <Table.Td ta="right">{total && formatMoney(locale, total)}</Table.Td>
      <Table.Td ta="right">
        <ActionIcon
          variant="subtle"
          color="gray"
          disabled={isBusy}
          aria-label={t('sales.drafts.remove_line', { name })}
          onClick={() => void change(() => call('DELETE', 'sales.admin.draft_items.destroy', { params }))}
        >
          <IconTrash size={18} stroke={1.5} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
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
      ml="auto"
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
