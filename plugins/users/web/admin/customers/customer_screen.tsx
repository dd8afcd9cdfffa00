import { Alert, Badge } from '@mantine/core'
import { useLoaderData } from '@remix-run/react'
import * as slot from 'virtual:slot/users.admin.customer.tabs'
import { useCan } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { slotTabs, slotWords } from '#web/admin/slot_tabs'
import { AdminPage, type PageTab } from '#web/admin/frame/page'
import { RecordTimeline } from '#web/admin/timeline/record_timeline'
import { RecordHistory } from '#web/admin/record_history'
import { useWords } from '#web/lib/i18n'
import { personName } from '#web/lib/person_name'
import { AddressesTab } from './addresses_tab'
import { CustomerFigures } from './customer_figures'
import { CustomerActions } from './customer_actions'
import { DataTab } from './data_tab'
import { loadCustomer } from './load_customer'
import { NotesTab } from './notes_tab'
import { ProfileTab } from './profile_tab'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'users.admin.customer', words: ['users.customers', ...slotWords(slot)] },
  loadCustomer
)

/** A customer with profile, addresses, notes, data, and tabs of other plugins. */
export default function CustomerScreen() {
  const t = useWords()
  const can = useCan()
  const { customer, figures, choices, timeline, addresses, notes, held } = useLoaderData<typeof loader>()
  const name = personName(customer) || t('users.customers.erased')
  const mayChange = !customer.isErased
  const tabs: (PageTab | null | false)[] = [
    {
      key: 'timeline',
      label: t('admin.timeline.title'),
      isKept: true,
      content: (
        <RecordTimeline
          key={customer.id}
          subject={{ kind: 'users.customers', id: customer.id }}
          first={timeline}
          title={t('admin.timeline.title')}
          own={notes && mayChange ? [noteConversation(customer.id, t('users.customers.note_conversation'))] : []}
        />
      ),
    },
    // Tabs of other plugins (orders…) come before the profile.
    ...slotTabs(slot, { customer: { id: customer.id, email: customer.email } }, { can, t }),
    {
      key: 'profile',
      label: t('users.customers.tab_profile'),
      content: <ProfileTab customer={customer} choices={choices} mayChange={mayChange} />,
    },
    addresses && {
      key: 'addresses',
      label: t('users.customers.tab_addresses'),
      count: addresses.length,
      content: <AddressesTab {...{ customer, addresses, choices, mayChange }} />,
    },
    notes && {
      key: 'notes',
      label: t('users.customers.tab_notes'),
      count: notes.length,
      content: <NotesTab {...{ customer, notes, mayChange }} />,
    },
    held && {
      key: 'data',
      label: t('users.customers.tab_data'),
      content: <DataTab {...{ customer, held, mayErase: mayChange && can('users.customers.gdpr.delete') }} />,
    },
  ]
  return (
    <AdminPage
      title={name}
      parent={{ screen: 'users.admin.customers' }}
      caption={
        <>
          {customer.isSuspended && !customer.isErased && (
            <Badge color="red" variant="light" mr="xs">
              {t('users.customers.state_suspended')}
            </Badge>
          )}
          {!customer.isErased && (
            <Badge color={customer.isEmailConfirmed ? 'green' : 'gray'} variant="light" mr="xs">
              {t(customer.isEmailConfirmed ? 'users.customers.email_confirmed' : 'users.customers.email_unconfirmed')}
            </Badge>
          )}
          <RecordHistory subject="users.customers" id={customer.id} />
        </>
      }
      actions={mayChange && <CustomerActions customer={customer} name={name} />}
      summary={figures.length > 0 && <CustomerFigures figures={figures} />}
      tabs={tabs.filter((tab) => tab !== null && tab !== false)}
    >
      {customer.isErased && <Alert color="gray">{t('users.customers.erased_text')}</Alert>}
    </AdminPage>
  )
}

/** Notes about the customer, as a conversation of the timeline. */
const noteConversation = (id: number, title: string) => ({
  source: 'users.notes',
  id,
  title,
  recipient: null,
  hasNotes: true,
})
