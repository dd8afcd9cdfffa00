import { Stack, Table, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useState, type ReactNode } from 'react'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { FigureInput } from '#web/admin/form/figure_input'
import { notifyDone } from '#web/admin/notify'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { useWords } from '#web/lib/i18n'
import type { StaffOrderLine } from './order_data'

/** Quantity by line id, in the format of the API. */
export interface ChosenPieces {
  lineId: number
  quantity: number
}

interface PiecesDialogProps {
  title: string
  /** Lines of the order with the maximum quantity of each. */
  lines: { line: StaffOrderLine; most: number; /** Initial quantity. Absent: all, or none. */ first?: number }[]
  submitLabel: string
  /** Success message; a function shows one itself. */
  done: string | ((answer: unknown) => void)
  /** Starts with no pieces, for actions that rarely apply to all. */
  isEmptyAtFirst?: boolean
  /** More fields. */
  children?: ReactNode
  /** Shown beside the quantity of a line. */
  aside?: (line: StaffOrderLine) => ReactNode
  /** The sum of the choice, updated after each change. */
  onChoose?: (pieces: ChosenPieces[]) => void
  /** `key` is the idempotency key of this dialog, so that a document is never created twice. */
  run: (pieces: ChosenPieces[], key: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for a quantity per line, by default all open pieces. The dialog shows a refusal. */
export function PiecesDialog(props: PiecesDialogProps) {
  const { title, lines, submitLabel, done, children, aside, onChoose, run, onClose } = props
  const { isEmptyAtFirst = false } = props
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [pieces, setPieces] = useState(() =>
    lines.map(({ line, most, first = isEmptyAtFirst ? 0 : most }) => ({ lineId: line.id, quantity: first }))
  )
  const [key] = useState(newIdempotencyKey)
  const sending = useSending()
  const choose = (lineId: number, quantity: number) => {
    const next = pieces.map((one) => (one.lineId === lineId ? { lineId, quantity } : one))
    setPieces(next)
    onChoose?.(next)
  }
  const submit = () =>
    sending.send(async () => {
      const answer = await run(pieces, key)
      if (typeof done === 'string') notifyDone(done)
      else done(answer)
      revalidate()
      onClose()
    })
  return (
    <Dialog opened onClose={onClose} title={title} size="lg">
      <Stack>
        <Table verticalSpacing="xs" className="admin-pieces">
          <Table.Tbody>
            {lines.map(({ line, most }, at) => (
              <Table.Tr key={line.id}>
                <Table.Td>
                  {[line.name, line.detail].filter(Boolean).join(', ')}
                  <Text size="xs" c="dimmed">
                    {t('sales.admin_orders.open_pieces', { sku: line.sku, count: most })}
                  </Text>
                </Table.Td>
                <Table.Td w={110}>
                  <FigureInput
                    aria-label={t('sales.admin_orders.pieces_of', { name: line.name })}
                    value={pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0}
                    min={0}
                    data-autofocus={at === 0 || undefined}
                    max={most}
                    onChange={(value) => choose(line.id, value ?? 0)}
                  />
                </Table.Td>
                {aside && <Table.Td>{aside(line)}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        {children}
        <DialogEnd {...sending} label={submitLabel} onSubmit={submit} onClose={onClose} />
      </Stack>
    </Dialog>
  )
}
