import { NumberInput, Stack, Table, Text } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { useState, type ReactNode } from 'react'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { notifyDone } from '#web/admin/notify'
import { callKey } from '#web/lib/call_key'
import { useWords } from '#web/lib/i18n'
import type { StaffOrderLine } from './order_data'

/** Pieces by the id of their line, as the server takes them. */
export interface ChosenPieces {
  lineId: number
  quantity: number
}

interface PiecesDialogProps {
  title: string
  /** Lines of the order with how many pieces may be chosen of each. */
  lines: { line: StaffOrderLine; most: number; /** Chosen at first. Absent: all, or none. */ first?: number }[]
  submitLabel: string
  /** Said when it worked; a function says itself what came of it. */
  done: string | ((answer: unknown) => void)
  /** Nothing is chosen at first: what is done here is rarely done to everything. */
  isEmptyAtFirst?: boolean
  /** What else is asked. */
  children?: ReactNode
  /** Beside the pieces of a line. */
  aside?: (line: StaffOrderLine) => ReactNode
  /** After each change: what the choice comes to. */
  onChoose?: (pieces: ChosenPieces[]) => void
  /** `key` is the same however often this dialog sends: a document is never made twice. */
  run: (pieces: ChosenPieces[], key: string) => Promise<unknown>
  onClose: () => void
}

/** Asks how many pieces of each line: all that is open, unless somebody says less. A refusal stands in the dialog. */
export function PiecesDialog(props: PiecesDialogProps) {
  const { title, lines, submitLabel, done, children, aside, onChoose, run, onClose } = props
  const { isEmptyAtFirst = false } = props
  const t = useWords()
  const { revalidate } = useRevalidator()
  const [pieces, setPieces] = useState(() =>
    lines.map(({ line, most, first = isEmptyAtFirst ? 0 : most }) => ({ lineId: line.id, quantity: first }))
  )
  const [key] = useState(callKey)
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
            {lines.map(({ line, most }) => (
              <Table.Tr key={line.id}>
                <Table.Td>
                  {[line.name, line.detail].filter(Boolean).join(', ')}
                  <Text size="xs" c="dimmed">
                    {t('sales.admin_orders.open_pieces', { sku: line.sku, count: most })}
                  </Text>
                </Table.Td>
                <Table.Td w={110}>
                  <NumberInput
                    aria-label={t('sales.admin_orders.pieces_of', { name: line.name })}
                    value={pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0}
                    min={0}
                    max={most}
                    allowDecimal={false}
                    allowNegative={false}
                    onChange={(value) => choose(line.id, Number(value) || 0)}
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
