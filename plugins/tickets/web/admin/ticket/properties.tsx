import { Text } from '@mantine/core'
import { useCallback } from 'react'
import { useCan } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { FieldsOf, OwnInputs } from '#web/fields/fields_of'
import { sentValues, valuesOf } from '#web/resources/row_values'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { PossibleStatuses, StatusInput } from './status_input'
import { ServiceClocks } from './service_clocks'
import type { ResourceDescription, ResourceRow, ResourceValues } from '#web/resources/resource_types'
import type { TicketPage } from './ticket_data'

/** Fields that are changed beside the ticket, in order. Custom fields follow. */
const FIRST = ['statusId', 'assigneeId', 'groupId', 'priorityId', 'categoryId', 'trackerId']
const LATER = ['startOn', 'dueOn', 'doneRatio', 'estimatedMinutes', 'parentId', 'customerId', 'watchers', 'isPrivate']

/** What people change of a ticket again and again, saved at once. */
export function Properties({ page, resource }: { page: TicketPage; resource: ResourceDescription }) {
  const t = useWords()
  const can = useCan()
  const row = page.ticket as unknown as ResourceRow
  const custom = resource.fields.map(({ name }) => name).filter((name) => name.startsWith('custom_'))
  const names = [...FIRST, ...custom, ...LATER]
  const shown = { ...resource, fields: resource.fields.filter(({ name }) => names.includes(name)) }
  const form = useAdminForm<ResourceValues, { data: ResourceRow }>({
    values: valuesOf(shown, row),
    version: row.version,
    save: async (values, version, base) => {
      const sent = sentValues(shown, values, true)
      const before = sentValues(shown, base, true)
      const changed = Object.entries(sent).filter(
        ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])
      )
      const data = { ...Object.fromEntries(changed), version } as never
      return (await call('PUT', 'tickets.admin.tickets.update', { params: { id: row.id }, data })) as
        { data: ResourceRow } | false
    },
    fresh: (fresh) => ({
      values: valuesOf(shown, fresh as ResourceRow),
      version: (fresh as ResourceRow).version,
    }),
  })
  const fields = (wanted: readonly string[]) =>
    wanted.flatMap((name) => shown.fields.find((field) => field.name === name) ?? [])
  const inputs = useCallback((field: string) => (field === 'statusId' ? StatusInput : null), [])
  return (
    <PossibleStatuses.Provider value={page.statuses}>
      <OwnInputs.Provider value={inputs}>
        <AdminForm form={form} isReadOnly={!can('tickets.update')} isWide>
          <FormSection title={t('tickets.ticket.properties')}>
            {FIRST.map((name) => (
              <div key={name} data-ticket-part={name}>
                <FieldsOf fields={fields([name])} isNew={false} />
              </div>
            ))}
            {custom.length > 0 && <FieldsOf fields={fields(custom)} isNew={false} />}
            <Text size="xs" c="dimmed" className="admin-keys">
              {t('tickets.ticket.keys')}
            </Text>
          </FormSection>
          <ServiceClocks page={page} />
          <FormSection title={t('tickets.ticket.planning')}>
            <FieldsOf fields={fields(LATER)} isNew={false} />
          </FormSection>
        </AdminForm>
      </OwnInputs.Provider>
    </PossibleStatuses.Provider>
  )
}
