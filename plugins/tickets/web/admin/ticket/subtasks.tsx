import { Anchor, Button, Table, Text } from '@mantine/core'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useRevalidator } from '@remix-run/react'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import type { TicketLink, TicketPage } from './ticket_data'

/** The tickets below, and a button for another one. */
export function Subtasks({ page }: { page: TicketPage }) {
  const t = useWords()
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const { ticket, children } = page
  const canAdd = can('tickets.create') && !ticket.isClosed
  if (children.length === 0 && !canAdd) return null
  return (
    <section className="admin-panel" aria-label={t('tickets.ticket.subtasks')}>
      <h2>{t('tickets.ticket.subtasks')}</h2>
      {children.length > 0 && <TicketTable tickets={children} />}
      {canAdd && (
        <div data-ticket-part="subtask">
          <Button variant="default" size="xs" mt="xs" onClick={() => setOpen(true)} aria-keyshortcuts="t">
            {t('tickets.ticket.subtask_add')}
          </Button>
        </div>
      )}
      {isOpen && <SubtaskDialog page={page} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Tickets as rows, each with its status and how far it is done. */
function TicketTable({ tickets }: { tickets: readonly TicketLink[] }) {
  const pathOf = useScreenPath()
  return (
    <Table verticalSpacing="xs">
      <Table.Tbody>
        {tickets.map(({ id, subject, status, isClosed, doneRatio, assignee }) => {
          const path = pathOf('tickets.admin.ticket', { id })
          return (
            <Table.Tr key={id}>
              <Table.Td>
                <Anchor component={Link} to={path ?? ''} size="sm" td={isClosed ? 'line-through' : undefined}>
                  {`#${id} ${subject}`}
                </Anchor>
              </Table.Td>
              <Table.Td>{status}</Table.Td>
              <Table.Td>{assignee}</Table.Td>
              <Table.Td ta="right">
                <Text size="sm">{`${doneRatio}\u202f%`}</Text>
              </Table.Td>
            </Table.Tr>
          )
        })}
      </Table.Tbody>
    </Table>
  )
}

function SubtaskDialog({ page: { ticket }, onClose }: { page: TicketPage; onClose: () => void }) {
  const t = useWords()
  const revalidator = useRevalidator()
  const form = useAdminForm({
    values: { subject: '' },
    save: ({ subject }) =>
      call('POST', 'tickets.admin.tickets.store', {
        data: {
          subject,
          parentId: ticket.id,
          trackerId: Number(ticket.trackerId),
          customerId: ticket.customerId as number | null,
          isPrivate: true,
        },
      }),
    saved: t('tickets.ticket.subtask_added'),
    onSaved: () => {
      onClose()
      revalidator.revalidate()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={t('tickets.ticket.subtask_add')}>
      <AdminForm form={form} isNew onClose={onClose} submitLabel={t('admin.create')}>
        <TextField name="subject" label={t('tickets.ticket.subject')} maxLength={255} required />
        <Text size="sm" c="dimmed">
          {t('tickets.ticket.subtask_private')}
        </Text>
      </AdminForm>
    </Dialog>
  )
}
