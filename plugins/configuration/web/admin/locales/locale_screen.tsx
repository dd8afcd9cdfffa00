import { useLoaderData } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { BooleanField, NumberField, SelectField, TextField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { locales } from '#web/lib/locale'
import { ask } from '#web/lib/screen_loader'
import { recordId } from '../record_id.server'
import { RecordRemoval } from '../record_removal'
import { useRecordForm } from '../use_record_form'

interface LocaleValues {
  code: string
  name: string
  isEnabled: boolean
  position: number
  [field: string]: unknown
}

interface Row extends LocaleValues {
  id: number
  version: number
  channels: string[]
}

const parent = { screen: 'configuration.admin.locales' }

export const meta = adminHead

export const loader = adminLoader(
  { id: 'configuration.admin.locale', words: ['configuration.locales'] },
  async (args) => {
    const id = recordId(args, 'configuration.locales.create')
    if (id === null) return { row: null }
    const { data } = await ask(args.context, 'GET', 'configuration.admin.locales.show', { params: { id } })
    return { row: data as Row }
  }
)

const valuesOf = ({ code, name, isEnabled, position }: Row): LocaleValues => ({ code, name, isEnabled, position })

/** A language: added, renamed, switched on or off. */
export default function LocaleScreen() {
  const t = useWords()
  const can = useCan()
  const { row } = useLoaderData<typeof loader>()
  const form = useLocaleForm(row)
  const removal = ({ id, name, version }: Row) => (
    <RecordRemoval
      question={t('configuration.locales.delete_consequence', { name })}
      run={() => call('DELETE', 'configuration.admin.locales.destroy', { params: { id }, data: { version } })}
      list={parent.screen}
    />
  )
  const caption = row && <RecordHistory subject="configuration.locales" id={row.id} />
  return (
    <AdminPage
      title={row?.name ?? t('configuration.locales.add')}
      parent={parent}
      caption={caption}
      actions={row && can('configuration.locales.delete') && removal(row)}
    >
      <AdminForm form={form} isNew={!row} isReadOnly={row !== null && !can('configuration.locales.update')}>
        <FormSection>
          <SelectField
            name="code"
            label={t('configuration.locales.code')}
            help={t('configuration.locales.code_help')}
            options={locales.map((code) => ({ value: code, label: `${t(`shell.languages.${code}`)} (${code})` }))}
            required
            disabled={row !== null}
          />
          <TextField name="name" label={t('configuration.locales.name')} required maxLength={60} />
          {row && (
            <>
              <NumberField name="position" label={t('configuration.locales.position')} min={0} max={9999} />
              <BooleanField
                name="isEnabled"
                label={t('configuration.locales.enabled')}
                help={t('configuration.locales.enabled_help', { channels: row.channels.join(', ') || '–' })}
              />
            </>
          )}
        </FormSection>
      </AdminForm>
    </AdminPage>
  )
}

function useLocaleForm(row: Row | null) {
  return useRecordForm({
    ...{ row, valuesOf, list: parent.screen },
    blank: { code: '', name: '', isEnabled: true, position: 0 },
    save: ({ code, ...values }, version = 0) =>
      row
        ? call('PUT', 'configuration.admin.locales.update', { params: { id: row.id }, data: { ...values, version } })
        : call('POST', 'configuration.admin.locales.store', { data: { code, name: values.name } }),
  })
}
