import { useLoaderData, useNavigate } from '@remix-run/react'
import { useScreenPath } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import { nobody, type CustomerValues } from './customer_values'
import { ProfileFields, StandingFields } from './profile_fields'

export const meta = adminHead

export const loader = adminLoader({ id: 'users.admin.customer_create', words: ['users.customers'] }, async (args) => ({
  choices: (await callOrFail(args.context, 'GET', 'users.admin.customer_choices.index')).data,
}))

export default function CreateCustomerScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const pathOf = useScreenPath()
  const { choices } = useLoaderData<typeof loader>()
  const values: CustomerValues = { ...nobody, groupId: choices.groups[0]?.id ?? 0 }
  const form = useAdminForm({
    values,
    save: ({ isSuspended: _, ...profile }) => call('POST', 'users.admin.customers.store', { data: profile }),
    onSaved: ({ data }) => navigate(pathOf('users.admin.customer', { id: data.id }) ?? '/admin'),
    saved: t('users.customers.created'),
  })
  return (
    <AdminPage parent={{ screen: 'users.admin.customers' }}>
      <AdminForm form={form} isNew side={<StandingFields choices={choices} isNew />}>
        <ProfileFields values={form.values} />
      </AdminForm>
    </AdminPage>
  )
}
