import { Select, Table, Text } from '@mantine/core'
import { FigureInput } from '#web/admin/form/figure_input'
import { formatDate } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'

type Form = ResponseOf<'rma.admin.forms.show'>['data']

/** What of a line comes back. */
export interface ChosenLine {
  lineId: number
  quantity: number
  reasonId: number | null
}

interface NewLinesProps {
  form: Form
  resolution: Form['resolutions'][number]
  chosen: readonly ChosenLine[]
  onChange: (chosen: readonly ChosenLine[]) => void
}

/** The lines of the order, each with how many pieces come back and why. */
export function NewLines({ form, resolution, chosen, onChange }: NewLinesProps) {
  const t = useWords()
  const locale = useLocale()
  const reasons = form.reasons
    .filter((reason) => reason.resolutions.includes(resolution))
    .map(({ id, title }) => ({ value: String(id), label: title }))
  const of = (lineId: number) => chosen.find((one) => one.lineId === lineId) ?? { lineId, quantity: 0, reasonId: null }
  const change = (lineId: number, changed: Partial<ChosenLine>) => {
    const next = Object.assign({}, of(lineId), changed)
    onChange([...chosen.filter((one) => one.lineId !== lineId), ...(next.quantity > 0 || next.reasonId ? [next] : [])])
  }
  return (
    <Table verticalSpacing="xs" className="admin-pieces">
      <Table.Tbody>
        {form.lines
          .filter(({ most }) => most[resolution] > 0)
          .map(({ lineId, name, detail, most, until, isOver }) => (
            <Table.Tr key={lineId}>
              <Table.Td>
                {[name, detail].filter(Boolean).join(', ')}
                <Text size="xs" c={isOver ? 'red' : 'dimmed'}>
                  {t('rma.admin_returns.most', { count: most[resolution] })}
                  {until && ` · ${t('rma.admin_returns.until', { date: formatDate(locale, until) })}`}
                </Text>
              </Table.Td>
              <Table.Td w={110}>
                <FigureInput
                  aria-label={t('rma.admin_returns.quantity_of', { name })}
                  value={of(lineId).quantity}
                  min={0}
                  max={most[resolution]}
                  onChange={(value) => change(lineId, { quantity: value ?? 0 })}
                />
              </Table.Td>
              <Table.Td w={{ base: 'auto', sm: 260 }}>
                <Select
                  aria-label={t('rma.admin_returns.reason_of', { name })}
                  placeholder={t('rma.admin_returns.reason')}
                  data={reasons}
                  value={of(lineId).reasonId === null ? null : String(of(lineId).reasonId)}
                  onChange={(value) => change(lineId, { reasonId: value === null ? null : Number(value) })}
                />
              </Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  )
}
