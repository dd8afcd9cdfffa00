import { Anchor, Button, Group, Stack, Table, Text, Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { call } from '#web/lib/clients'
import { formatMoney } from '#web/lib/formats'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { Link } from '#web/ui/link'
import { TotalsRows } from '../orders/totals_rows'
import { PlaceDraft } from './place_draft'
import type { DraftState } from './use_draft'

/** Customer, totals and the order button. */
export function DraftSide(state: DraftState) {
  const t = useWords()
  const locale = useLocale()
  const { totals, minimum } = state.draft
  return (
    <Stack>
      <CustomerPanel {...state} />
      <section className="admin-panel" aria-label={t('sales.drafts.sum')}>
        <h2>{t('sales.drafts.sum')}</h2>
        {totals ? (
          <Table verticalSpacing={4} withRowBorders={false} aria-live="polite">
            <Table.Tbody>
              <TotalsRows totals={totals} />
            </Table.Tbody>
          </Table>
        ) : (
          <Text size="sm" c="dimmed">
            {t('sales.drafts.empty')}
          </Text>
        )}
        {minimum && minimum.missing.amount > 0 && (
          <Text size="sm" role="status">
            {t('sales.drafts.minimum', { missing: formatMoney(locale, minimum.missing) })}
          </Text>
        )}
        <PlaceDraft {...state} />
      </section>
      <CodePanel {...state} />
      <CommentPanel {...state} />
    </Stack>
  )
}

function CustomerPanel({ draft: { customer } }: DraftState) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const path = can('users.customers.list') ? pathOf('users.admin.customer', { id: customer.id }) : null
  return (
    <section className="admin-panel" aria-label={t('sales.drafts.customer')}>
      <h2>{t('sales.drafts.customer')}</h2>
      {path ? (
        <Anchor component={Link} to={path}>
          {customer.name}
        </Anchor>
      ) : (
        <Text size="sm">{customer.name}</Text>
      )}
      {customer.company && <Text size="sm">{customer.company}</Text>}
      <Text size="sm">{customer.email}</Text>
    </section>
  )
}

function CodePanel({ draft, isBusy, change }: DraftState) {
  const t = useWords()
  const [code, setCode] = useState('')
  const { coupon } = draft
  const params = { id: draft.id }
  if (!coupon.isOffered) return null
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await change(() => call('POST', 'sales.admin.draft_coupon.store', { params, data: { code } }))
    if (isDone) setCode('')
  }
  return (
    <section className="admin-panel" aria-label={t('sales.drafts.code')}>
      <h2>{t('sales.drafts.code')}</h2>
      {coupon.code ? (
        <Group justify="space-between">
          <Text size="sm">{coupon.problem?.message ?? coupon.code}</Text>
          <Button
            size="xs"
            variant="default"
            disabled={isBusy}
            onClick={() => void change(() => call('DELETE', 'sales.admin.draft_coupon.destroy', { params }))}
          >
            {t('sales.drafts.code_remove')}
          </Button>
        </Group>
      ) : (
        <form onSubmit={(event) => void apply(event)}>
          <Group gap="xs" align="end">
            <TextInput
              flex={1}
              aria-label={t('sales.drafts.code')}
              value={code}
              maxLength={64}
              required
              onChange={({ currentTarget }) => setCode(currentTarget.value)}
            />
            <Button type="submit" variant="default" disabled={isBusy}>
              {t('sales.drafts.code_apply')}
            </Button>
          </Group>
        </form>
      )}
    </section>
  )
}

function CommentPanel({ draft, change }: DraftState) {
  const t = useWords()
  const [comment, setComment] = useState(draft.comment)
  const send = () => {
    if (comment.trim() === draft.comment) return
    void change(() => call('PUT', 'sales.admin.draft_comment.update', { params: { id: draft.id }, data: { comment } }))
  }
  return (
    <section className="admin-panel" aria-label={t('sales.drafts.comment')}>
      <h2>{t('sales.drafts.comment')}</h2>
      <Textarea
        aria-label={t('sales.drafts.comment')}
        description={t('sales.drafts.comment_help')}
        value={comment}
        maxLength={2000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        onBlur={send}
      />
    </section>
  )
}
