import { useState } from 'react'
import { Grid, Stack } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminPage } from '#web/admin/frame/page'
import { existingRecordId } from '#web/admin/record_id.server'
import { callOrFail } from '#web/lib/screen_loader'
import { useWords } from '#web/lib/i18n'
import { Description } from './description'
import { History } from './history'
import { NoteForm } from './note_form'
import { Properties } from './properties'
import { Related } from './related'
import { Subtasks } from './subtasks'
import { TicketActions } from './ticket_actions'
import { TicketCaption } from './ticket_caption'
import { useTicketKeys } from './use_ticket_keys'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'tickets.admin.ticket', words: ['tickets.ticket', 'attachments'] },
  async (args) => {
    const id = existingRecordId(args)
    const { context, locale } = args
    const [page, resource] = await Promise.all([
      callOrFail(context, 'GET', 'tickets.admin.ticket_pages.show', { params: { id }, query: { locale } }),
      callOrFail(context, 'GET', 'platform.admin.resources.show', { params: { resource: 'tickets.tickets' } }),
    ])
    return { page: page.data, resource: resource.data }
  }
)

/** A ticket: what it says, what happened, and what to do next. */
export default function TicketScreen() {
  const t = useWords()
  const { page, resource } = useLoaderData<typeof loader>()
  const { ticket } = page
  // A new form for the next note. What others change meanwhile keeps what is being written.
  const [sent, setSent] = useState(0)
  useTicketKeys()
  return (
    <AdminPage
      title={t('tickets.ticket.name', { id: ticket.id, subject: String(ticket.subject) })}
      parent={{ screen: 'tickets.admin.tickets' }}
      caption={<TicketCaption page={page} />}
      actions={<TicketActions page={page} />}
    >
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <Description page={page} />
            <Subtasks page={page} />
            <Related page={page} />
            <NoteForm
              key={`${sent} ${String(ticket.statusId)}`}
              page={page}
              onSent={() => setSent((before) => before + 1)}
            />
            <History page={page} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Properties page={page} resource={resource} />
        </Grid.Col>
      </Grid>
    </AdminPage>
  )
}
