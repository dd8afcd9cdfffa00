import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { ConfirmButton } from '#web/admin/confirm_button'
import { AdminForm } from '#web/admin/form/admin_form'
import { SelectField, TextField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { AdminPage } from '#web/admin/frame/page'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { callOrFail } from '#web/lib/screen_loader'
import type { ResponseOf } from '#web/lib/registry'
import { DefaultsSection } from './defaults_section'
import { MappingSection } from './mapping_section'
import { ReadingSection } from './reading_section'
import { choicesOf, valuesOf, type ReadingValues } from './import_data'

type Profile = ResponseOf<'platform.admin.import_profiles.show'>['data']

export const meta = adminHead

export const loader = adminLoader(
  { id: 'platform.admin.import_profile', words: ['platform.imports'] },
  async ({ context, params }) => {
    const { data } = await callOrFail(context, 'GET', 'platform.admin.import_profiles.show', {
      params: { id: Number(params.id) },
    })
    return { profile: data }
  }
)

interface ProfileValues extends ReadingValues {
  name: string
  status: string
}

function formValuesOf({ name, status, resource, choices }: Profile): ProfileValues {
  return { name, status, ...valuesOf({ ...choices, resource }, Object.keys(choices.mapping)) }
}

/** A profile: its name, whether it is offered, and how it reads a file. */
export default function ImportProfileScreen() {
  const t = useWords()
  const can = useCan()
  const { profile } = useLoaderData<typeof loader>() as { profile: Profile }
  const form = useAdminForm({
    values: formValuesOf(profile),
    version: profile.version,
    save: ({ name, status, ...reading }, version = 0) =>
      call('PUT', 'platform.admin.import_profiles.update', {
        params: { id: profile.id },
        data: {
          name,
          status: status as Profile['status'],
          resource: reading.resource ?? '',
          choices: choicesOf(reading as ReadingValues),
          version,
        },
      }),
    fresh: (row) => ({ values: formValuesOf(row as Profile), version: (row as Profile).version }),
  })
  const isReadOnly = !can('platform.import_profiles.update')
  const statuses = ['ready', 'draft'].map((value) => ({ value, label: t(`platform.imports.profile_status.${value}`) }))
  return (
    <AdminPage
      title={profile.name}
      parent={{ screen: 'platform.admin.import_profiles' }}
      caption={<RecordHistory subject="platform.import_profiles" id={profile.id} />}
      actions={can('platform.import_profiles.delete') && <Delete profile={profile} />}
    >
      <AdminForm
        form={form}
        isReadOnly={isReadOnly}
        side={<ReadingSection resources={profile.resources} found={null} />}
      >
        <FormSection>
          <TextField name="name" label={t('platform.imports.profile_name')} required maxLength={80} />
          <SelectField
            name="status"
            label={t('platform.imports.profile_status.label')}
            help={t('platform.imports.profile_status.help')}
            options={statuses}
            required
          />
        </FormSection>
        <MappingSection fields={profile.fields} values={form.values} set={form.set} isReadOnly={isReadOnly} />
        <DefaultsSection fields={profile.fields} values={form.values} set={form.set} isReadOnly={isReadOnly} />
      </AdminForm>
    </AdminPage>
  )
}

function Delete({ profile }: { profile: Profile }) {
  const t = useWords()
  const navigate = useNavigate()
  return (
    <ConfirmButton
      label={t('admin.delete')}
      color="red"
      question={t('platform.imports.delete_profile_text', { name: profile.name })}
      run={() =>
        call('DELETE', 'platform.admin.import_profiles.destroy', {
          params: { id: profile.id },
          data: { version: profile.version },
        })
      }
      onDone={() => navigate('/admin/imports/profiles')}
    />
  )
}
