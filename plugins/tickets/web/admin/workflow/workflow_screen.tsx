import { Select, Text } from '@mantine/core'
import { useLoaderData, useSearchParams } from '@remix-run/react'
import { useCan } from '#web/admin/admin_data'
import { adminHead } from '#web/admin/admin_head'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { call } from '#web/lib/clients'
import { callOrFail } from '#web/lib/screen_loader'
import { useWords } from '#web/lib/i18n'
import { FieldRules } from './field_rules'
import { Matrix } from './matrix'
import { linesOf, valuesOf, WAYS, type Lines, type Workflow } from './workflow_lines'

export const meta = adminHead

export const loader = adminLoader({ id: 'tickets.admin.workflow', words: ['tickets.workflow'] }, async (args) => {
  const { context, url, locale } = args
  const [roleId, trackerId] = ['role', 'tracker'].map((name) => Number(url.searchParams.get(name)) || undefined)
  const query = { locale, ...(roleId ? { roleId } : {}), ...(trackerId ? { trackerId } : {}) }
  const { data } = await callOrFail(context, 'GET', 'tickets.admin.workflow.show', { query })
  return { workflow: data }
})

/** Which moves a role makes in a tracker, and what each status locks or asks for. */
export default function WorkflowScreen() {
  const t = useWords()
  const { workflow } = useLoaderData<typeof loader>()
  const [search, setSearch] = useSearchParams()
  const choose = (name: string, value: string | null) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    setSearch(next)
  }
  const options = (all: { id: number; name: string }[]) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }))
  const { roleId, trackerId } = workflow
  return (
    <AdminPage caption={t('tickets.workflow.caption')}>
      <div className="admin-field-row" data-tight>
        <Select
          label={t('tickets.workflow.role')}
          data={options(workflow.roles)}
          value={roleId === null ? null : String(roleId)}
          onChange={(value) => choose('role', value)}
          allowDeselect={false}
        />
        <Select
          label={t('tickets.workflow.tracker')}
          data={options(workflow.trackers)}
          value={trackerId === null ? null : String(trackerId)}
          onChange={(value) => choose('tracker', value)}
          allowDeselect={false}
        />
      </div>
      {roleId === null || trackerId === null ? (
        <Text>{t('tickets.workflow.nothing')}</Text>
      ) : (
        <WorkflowForm key={`${roleId} ${trackerId}`} workflow={workflow} roleId={roleId} trackerId={trackerId} />
      )}
    </AdminPage>
  )
}

function WorkflowForm({ workflow, roleId, trackerId }: { workflow: Workflow; roleId: number; trackerId: number }) {
  const t = useWords()
  const can = useCan()
  const form = useAdminForm({
    values: valuesOf(workflow, workflow),
    version: workflow.version,
    save: (values, version) => {
      const { transitions, rules } = linesOf(values)
      return call('PUT', 'tickets.admin.workflow.update', { data: { roleId, trackerId, transitions, rules, version } })
    },
    fresh: (current) => {
      const { version, ...lines } = current as Lines & { version: number }
      return { values: valuesOf(workflow, lines), version }
    },
  })
  return (
    <AdminForm form={form} isReadOnly={!can('tickets.workflow.update')} isWide>
      {WAYS.map((who) => (
        <FormSection key={who} title={t(`tickets.workflow.${who}`)} help={t(`tickets.workflow.${who}_help`)}>
          <Matrix who={who} statuses={workflow.statuses} />
        </FormSection>
      ))}
      <FormSection title={t('tickets.workflow.fields')} help={t('tickets.workflow.fields_help')}>
        <FieldRules fields={workflow.fields} statuses={workflow.statuses} />
      </FormSection>
    </AdminForm>
  )
}
