import { Alert, Button, Select, Stack, Text, TextInput, Textarea } from '@mantine/core'
import { useLoaderData, useNavigate } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { useSending } from '#web/admin/dialogs/sending'
import { AdminPage } from '#web/admin/frame/page'
import { AttachmentField } from '#web/attachments/attachment_field'
import { useAttachments } from '#web/attachments/use_attachments'
import { MailNotice, useMailMessage } from '#web/admin/mail_notice'
import { notifyDone } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { newIdempotencyKey } from '#web/lib/idempotency_key'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { NewLines, type ChosenLine } from './new_lines'

/** As the shop takes at most of a return. */
const MOST_PICTURES = 6

export const meta = adminHead

export const loader = adminLoader(
  { id: 'rma.admin.new_return', words: ['rma.admin_returns', 'attachments'] },
  async ({ context, params, locale }) => {
    const asked = { params: { id: String(params.order) }, query: { locale } }
    const { data } = await callOrFail(context, 'GET', 'rma.admin.forms.show', asked)
    return { form: data }
  }
)

/** Opens a return for the customer of an order. */
export default function NewReturnScreen() {
  const t = useWords()
  const { form } = useLoaderData<typeof loader>()
  const isEmpty = form.lines.length === 0
  return (
    <AdminPage
      title={t('rma.admin_returns.create_for', { number: form.orderNumber })}
      parent={{ screen: 'rma.admin.returns' }}
    >
      {isEmpty ? <Text c="dimmed">{t('rma.admin_returns.nothing')}</Text> : <NewReturn form={form} />}
    </AdminPage>
  )
}

type Form = ReturnType<typeof useLoaderData<typeof loader>>['form']

function NewReturn({ form }: { form: Form }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const told = useMailMessage()
  const sending = useSending()
  const [key] = useState(newIdempotencyKey)
  const [resolution, setResolution] = useState(form.resolutions[0] ?? 'refund')
  const [chosen, setChosen] = useState<readonly ChosenLine[]>([])
  const [packageCondition, setCondition] = useState<'open' | 'packed'>('open')
  const [information, setInformation] = useState('')
  const [override, setOverride] = useState('')
  const pictures = useAttachments({ route: 'rma.admin.files.store', most: MOST_PICTURES })
  const isLate = chosen.some(({ lineId }) => form.lines.find((line) => line.lineId === lineId)?.isOver)
  const submit = () =>
    sending.send(async () => {
      const lines = chosen.flatMap(({ lineId, quantity, reasonId }) =>
        quantity > 0 && reasonId !== null ? [{ lineId, quantity, reasonId }] : []
      )
      const answer = await call('POST', 'rma.admin.returns.store', {
        headers: { 'idempotency-key': key },
        data: {
          orderId: form.orderId,
          resolution,
          lines,
          packageCondition,
          information,
          pictures: pictures.keys,
          override: isLate && override ? override : null,
        },
      })
      if (!answer) return
      notifyDone(told(t('rma.admin_returns.created')))
      void navigate(pathOf('rma.admin.return', { id: answer.data.id }) ?? '/admin')
    })
  return (
    <Stack maw={820}>
      <Select
        label={t('rma.admin_returns.resolution')}
        data={form.resolutions.map((value) => ({ value, label: t(`rma.admin_returns.resolution_${value}`) }))}
        value={resolution}
        allowDeselect={false}
        onChange={(value) => {
          setResolution((value ?? resolution) as Form['resolutions'][number])
          setChosen([])
        }}
      />
      <NewLines key={resolution} form={form} resolution={resolution} chosen={chosen} onChange={setChosen} />
      <Select
        label={t('rma.admin_returns.condition')}
        data={(['open', 'packed'] as const).map((value) => ({
          value,
          label: t(`rma.admin_returns.condition_${value}`),
        }))}
        value={packageCondition}
        allowDeselect={false}
        onChange={(value) => setCondition(value === 'packed' ? 'packed' : 'open')}
      />
      <Textarea
        label={t('rma.admin_returns.information')}
        value={information}
        maxLength={5000}
        autosize
        minRows={3}
        onChange={({ currentTarget }) => setInformation(currentTarget.value)}
      />
      {can('rma.returns.message') && (
        <AttachmentField
          attachments={pictures}
          label={t('rma.admin_returns.pictures')}
          hint={t('rma.admin_returns.pictures_hint', { most: MOST_PICTURES })}
          accept="image/*"
        />
      )}
      {isLate && (
        <Alert color="yellow" role="note" title={t('rma.admin_returns.is_late')}>
          {can('rma.returns.override') ? (
            <TextInput
              label={t('rma.admin_returns.override')}
              value={override}
              required
              maxLength={500}
              onChange={({ currentTarget }) => setOverride(currentTarget.value)}
            />
          ) : (
            t('rma.admin_returns.override_forbidden')
          )}
        </Alert>
      )}
      <MailNotice />
      {sending.failure && (
        <Text role="alert" c="red">
          {sending.failure}
        </Text>
      )}
      <div>
        <Button loading={sending.isBusy} disabled={pictures.isSending} onClick={() => void submit()}>
          {t('rma.admin_returns.create')}
        </Button>
      </div>
    </Stack>
  )
}
