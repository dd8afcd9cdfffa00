import { ActionIcon, Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { NumberField, SelectField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { Dialog } from '#web/admin/dialogs/dialog'
import { IconTrash } from '#web/admin/icons'
import { notifyProblem } from '#web/admin/notify'
import { RelationInput } from '#web/fields/relation/input'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { TicketPage } from './ticket_data'

type Kind = 'relates' | 'duplicates' | 'blocks' | 'precedes'

const KINDS: readonly Kind[] = ['relates', 'duplicates', 'blocks', 'precedes']

/** How the ticket hangs together with others. */
export function Related({ page }: { page: TicketPage }) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const { ticket, relations } = page
  const canChange = can('tickets.update')
  if (relations.length === 0 && !canChange) return null
  return (
    <section className="admin-panel" aria-label={t('tickets.ticket.relations')}>
      <h2>{t('tickets.ticket.relations')}</h2>
      <Stack gap={4}>
        {relations.map((relation) => (
          <RelationRow key={relation.relationId} ticketId={ticket.id} relation={relation} canChange={canChange} />
        ))}
      </Stack>
      {canChange && (
        <Button variant="default" size="xs" mt="xs" onClick={() => setOpen(true)}>
          {t('tickets.ticket.relation_add')}
        </Button>
      )}
      {isOpen && <RelationDialog ticketId={ticket.id} onClose={() => setOpen(false)} />}
    </section>
  )
}

interface RelationRowProps {
  ticketId: number
  relation: TicketPage['relations'][number]
  canChange: boolean
}

function RelationRow({ ticketId, relation, canChange }: RelationRowProps) {
  const t = useWords()
  const pathOf = useScreenPath()
  const revalidator = useRevalidator()
  const { id, subject, status, isClosed, kind, isFrom, delay, relationId } = relation
  const remove = async () => {
    try {
      const params = { id: ticketId, relation: relationId }
      await call('DELETE', 'tickets.admin.ticket_relations.destroy', { params })
      revalidator.revalidate()
    } catch (error) {
      notifyProblem(error, t)
    }
  }
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm" style={{ flex: 'auto' }}>
        {t(`tickets.ticket.relation_${kind}${isFrom ? '' : '_by'}`, { days: delay })}{' '}
        <Anchor
          component={Link}
          to={pathOf('tickets.admin.ticket', { id }) ?? ''}
          size="sm"
          td={isClosed ? 'line-through' : undefined}
        >
          {`#${id} ${subject}`}
        </Anchor>{' '}
        <Text span size="sm" c="dimmed">
          {status}
        </Text>
      </Text>
      {canChange && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('tickets.ticket.relation_remove', { id })}
          onClick={remove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
    </Group>
  )
}

function RelationDialog({ ticketId, onClose }: { ticketId: number; onClose: () => void }) {
  const t = useWords()
  const revalidator = useRevalidator()
  const form = useAdminForm({
    values: { kind: 'relates' as Kind, toId: null as number | null, delay: null as number | null },
    save: ({ kind, toId, delay }) =>
      call('POST', 'tickets.admin.ticket_relations.store', {
        params: { id: ticketId },
        data: { kind, toId: toId ?? 0, delay: kind === 'precedes' ? delay : null },
      }),
    onSaved: () => {
      onClose()
      revalidator.revalidate()
    },
  })
  const label = t('tickets.ticket.other')
  return (
    <Dialog opened onClose={onClose} title={t('tickets.ticket.relation_add')}>
      <AdminForm form={form} isNew onClose={onClose} submitLabel={t('admin.create')}>
        <SelectField
          name="kind"
          label={t('tickets.ticket.relation_kind')}
          options={KINDS.map((kind) => ({ value: kind, label: t(`tickets.ticket.kind_${kind}`) }))}
          required
        />
        <RelationInput
          name="toId"
          required
          disabled={false}
          field={{ name: 'toId', label, kind: 'relation', options: { of: 'tickets.tickets' } } as never}
          Fields={() => null}
        />
        {form.values.kind === 'precedes' && (
          <NumberField name="delay" label={t('tickets.ticket.delay')} min={0} max={3650} />
        )}
      </AdminForm>
    </Dialog>
  )
}
