import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { NumberField, SelectField, TextareaField, TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { ask } from '#web/lib/screen_loader'
import type { Answer } from '#web/lib/registry'
import { DeleteRecord } from '../delete_record'
import { recordId } from '../record_id'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.inventory_source', words: ['catalogue.vocabulary'] },
  async ({ context, params }) => {
    const id = recordId(params)
    const read =
      id === null ? null : await ask(context, 'GET', 'catalogue.admin.inventory_sources.show', { params: { id } })
    return { source: read ? read.data : null }
  }
)

type Source = Answer<'catalogue.admin.inventory_sources.show'>['data']

function valuesOf(source: Source | null) {
  const { id: _, version: __, ...values } = source ?? blank
  return { ...values, latitude: values.latitude ?? '', longitude: values.longitude ?? '' }
}

const blank: Source = {
  ...{ id: 0, code: '', name: '', description: '', priority: 0, contactName: '', contactEmail: '', contactPhone: '' },
  ...{
    country: 'FR',
    postcode: '',
    city: '',
    street: '',
    latitude: null,
    longitude: null,
    status: 'active',
    version: 0,
  },
}

export default function SourceScreen() {
  const { source } = useLoaderData<typeof loader>()
  return <SourceForm key={source?.id ?? 'new'} source={source} />
}

function SourceForm({ source }: { source: Source | null }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const form = useAdminForm({
    values: valuesOf(source),
    ...(source ? { version: source.version } : {}),
    save: ({ code, ...values }, version = 0) =>
      source
        ? call('PATCH', 'catalogue.admin.inventory_sources.update', {
            params: { id: source.id },
            data: { ...values, version },
          })
        : call('POST', 'catalogue.admin.inventory_sources.store', { data: { ...values, code } }),
    fresh: (row) => ({ values: valuesOf(row as Source), version: (row as Source).version }),
    ...(source
      ? {}
      : {
          onSaved: ({ data }: { data: Source }) =>
            navigate(pathOf('catalogue.admin.inventory_source', { id: data.id }) ?? '/admin'),
        }),
  })
  return (
    <AdminPage
      title={source?.name ?? t('catalogue.vocabulary.create.source')}
      parent={{ screen: 'catalogue.admin.inventory_sources' }}
      caption={source && <RecordHistory subject="catalogue.inventory_sources" id={source.code} />}
      actions={
        source && (
          <DeleteRecord
            name={source.name}
            text={t('catalogue.vocabulary.delete_source')}
            permission="catalogue.inventory_sources.delete"
            screen="catalogue.admin.inventory_sources"
            remove={() => call('DELETE', 'catalogue.admin.inventory_sources.destroy', { params: { id: source.id } })}
          />
        )
      }
    >
      <AdminForm
        form={form}
        isNew={!source}
        isReadOnly={!can(source ? 'catalogue.inventory_sources.update' : 'catalogue.inventory_sources.create')}
        side={<SourceState />}
      >
        <SourceFields isNew={!source} />
      </AdminForm>
    </AdminPage>
  )
}

function SourceFields({ isNew }: { isNew: boolean }) {
  const t = useWords()
  const label = (field: string) => t(`catalogue.vocabulary.source.${field}`)
  return (
    <>
      <FormSection title={t('catalogue.vocabulary.identity')}>
        <FieldRow>
          <TextField name="name" label={t('catalogue.vocabulary.name')} maxLength={255} required />
          <TextField
            name="code"
            label={t('catalogue.vocabulary.code')}
            help={t(isNew ? 'catalogue.vocabulary.source.code_help' : 'catalogue.vocabulary.code_fixed')}
            disabled={!isNew}
            maxLength={63}
            required
            spellCheck={false}
          />
        </FieldRow>
        <TextareaField name="description" label={t('catalogue.vocabulary.description')} rows={2} maxLength={2000} />
      </FormSection>
      <FormSection title={label('contact')}>
        <TextField name="contactName" label={label('contact_name')} maxLength={255} />
        <FieldRow>
          <TextField name="contactEmail" label={label('contact_email')} type="email" maxLength={254} />
          <TextField name="contactPhone" label={label('contact_phone')} type="tel" maxLength={40} />
        </FieldRow>
      </FormSection>
      <FormSection title={label('address')}>
        <TextField name="street" label={label('street')} maxLength={255} />
        <FieldRow>
          <TextField name="postcode" label={label('postcode')} maxLength={20} />
          <TextField name="city" label={label('city')} maxLength={120} />
          <TextField name="country" label={label('country')} help={label('country_help')} maxLength={2} />
        </FieldRow>
        <FieldRow>
          <TextField name="latitude" label={label('latitude')} inputMode="decimal" maxLength={12} />
          <TextField name="longitude" label={label('longitude')} inputMode="decimal" maxLength={13} />
        </FieldRow>
      </FormSection>
    </>
  )
}

function SourceState() {
  const t = useWords()
  const states = (['active', 'inactive'] as const).map((value) => ({
    value,
    label: t(`catalogue.vocabulary.source.${value}`),
  }))
  return (
    <FormSection title={t('catalogue.vocabulary.source.use')}>
      <SelectField
        name="status"
        label={t('catalogue.vocabulary.status.label')}
        help={t('catalogue.vocabulary.source.status_help')}
        options={states}
        required
      />
      <NumberField
        name="priority"
        label={t('catalogue.vocabulary.source.priority')}
        help={t('catalogue.vocabulary.source.priority_help')}
        min={0}
      />
    </FormSection>
  )
}
