import { Checkbox, Select, Stack, Table, Text, TextInput, Textarea } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { Dialog } from '#web/admin/dialogs/dialog'
import { DialogEnd, useSending } from '#web/admin/dialogs/sending'
import { FigureInput } from '#web/admin/form/figure_input'
import { MailNotice, useMailMessage } from '#web/admin/mail_notice'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { RefundMoney, type RefundChoice } from './refund_money'
import type { ReturnMove, StaffReturn } from './return_data'

interface MoveDialogProps {
  found: StaffReturn
  move: ReturnMove
  onClose: () => void
}

/** Makes a move of a return, with what it needs: the pieces that came, where they go, what the customer is told. */
export function MoveDialog({ found, move, onClose }: MoveDialogProps) {
  const t = useWords()
  const told = useMailMessage()
  const { revalidate } = useRevalidator()
  const { lines, sources, version, id } = found
  const [text, setText] = useState('')
  const [received, setReceived] = useState(() => lines.map((line) => ({ lineId: line.id, quantity: line.quantity })))
  const [restock, setRestock] = useState<readonly number[]>([])
  const [source, setSource] = useState(sources[0]?.code ?? '')
  const [parcel, setParcel] = useState({ carrier: '', trackingNumber: '' })
  const [money, setMoney] = useState<RefundChoice>({ fee: 0, byProvider: false })
  const sending = useSending()
  const settles = move === 'refund' || move === 'replace'
  const canRestock = settles && lines.some((line) => line.received !== null && line.unsettled > 0)
  const submit = () =>
    sending.send(async () => {
      const goods = move === 'receive' ? { received } : {}
      const settled = settles ? { restock: [...restock], source } : { source: null }
      const more = move === 'replace' ? parcel : move === 'refund' ? money : {}
      const data = { move: move as 'take', version, text, ...goods, ...settled, ...more }
      await call('POST', 'rma.admin.moves.store', { params: { id }, data })
      notifyDone(told(t('rma.admin_returns.moved')))
      revalidate()
      onClose()
    })
  return (
    <Dialog opened onClose={onClose} title={t(`rma.admin_returns.move_${move}`)} size="lg">
      <Stack>
        <Text size="sm">{t(`rma.admin_returns.about_${move}`)}</Text>
        {move === 'receive' && <Received lines={lines} received={received} onChange={setReceived} />}
        {canRestock && <Restock lines={lines} restock={restock} onChange={setRestock} />}
        {settles && (move === 'replace' || canRestock) && sources.length > 1 && (
          <Select
            label={t(`rma.admin_returns.source_${move}`)}
            data={sources.map(({ code, name }) => ({ value: code, label: name }))}
            value={source}
            allowDeselect={false}
            onChange={(value) => setSource(value ?? source)}
          />
        )}
        {move === 'replace' &&
          (['carrier', 'trackingNumber'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`rma.admin_returns.${name}`)}
              value={parcel[name]}
              maxLength={120}
              onChange={({ currentTarget: { value } }) => setParcel({ ...parcel, [name]: value })}
            />
          ))}
        {move === 'refund' && <RefundMoney found={found} choice={money} onChange={setMoney} />}
        <Textarea
          label={t(`rma.admin_returns.${move === 'refuse' ? 'why' : 'note'}`)}
          required={move === 'refuse'}
          value={text}
          maxLength={1000}
          autosize
          minRows={2}
          data-autofocus={move !== 'receive' || undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <MailNotice />
        <DialogEnd
          {...sending}
          label={t(`rma.admin_returns.move_${move}`)}
          onSubmit={() => void submit()}
          onClose={onClose}
        />
      </Stack>
    </Dialog>
  )
}

type Line = StaffReturn['lines'][number]

interface ReceivedProps {
  lines: readonly Line[]
  received: { lineId: number; quantity: number }[]
  onChange: (received: { lineId: number; quantity: number }[]) => void
}

/** How many pieces of each line have arrived. */
function Received({ lines, received, onChange }: ReceivedProps) {
  const t = useWords()
  const set = (lineId: number, quantity: number) =>
    onChange(received.map((one) => (one.lineId === lineId ? { lineId, quantity } : one)))
  return (
    <Table verticalSpacing="xs" className="admin-pieces">
      <Table.Tbody>
        {lines.map(({ id, name, detail, quantity }, at) => (
          <Table.Tr key={id}>
            <Table.Td>
              {[name, detail].filter(Boolean).join(', ')}
              <Text size="xs" c="dimmed">
                {t('rma.admin_returns.expected', { count: quantity })}
              </Text>
            </Table.Td>
            <Table.Td w={110}>
              <FigureInput
                aria-label={t('rma.admin_returns.received_of', { name })}
                value={received.find(({ lineId }) => lineId === id)?.quantity ?? 0}
                min={0}
                max={quantity}
                data-autofocus={at === 0 || undefined}
                onChange={(value) => set(id, value ?? 0)}
              />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

interface RestockProps {
  lines: readonly Line[]
  restock: readonly number[]
  onChange: (restock: readonly number[]) => void
}

/** Which of the received goods can be sold again. */
function Restock({ lines, restock, onChange }: RestockProps) {
  const t = useWords()
  return (
    <Checkbox.Group
      label={t('rma.admin_returns.restock')}
      description={t('rma.admin_returns.restock_help')}
      value={restock.map(String)}
      onChange={(values) => onChange(values.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {lines
          .filter(({ received, unsettled }) => received !== null && unsettled > 0)
          .map(({ id, name, detail, unsettled }) => (
            <Checkbox
              key={id}
              value={String(id)}
              label={`${unsettled} × ${[name, detail].filter(Boolean).join(', ')}`}
            />
          ))}
      </Stack>
    </Checkbox.Group>
  )
}
