import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { TextField } from '#web/admin/form/fields'
import { FieldRow, FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { recordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { locales } from '#web/lib/locale'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { callOrFail } from '#web/lib/screen_loader'
import { DeleteRecord } from '../delete_record'
import { familyValues, type Family } from './family_values'
import { GroupsField } from './groups_field'

export const meta = adminHead

export const loader = adminLoader({ id: 'catalogue.admin.family', words: ['catalogue.vocabulary'] }, async (args) => {
  const id = recordId(args, 'catalogue.families.create')
  const [attributes, read] = await Promise.all([
    callOrFail(args.context, 'GET', 'catalogue.admin.family_attributes.index'),
    id === null ? null : callOrFail(args.context, 'GET', 'catalogue.admin.families.show', { params: { id } }),
  ])
  return { attributes: attributes.data, read }
})

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

export default function FamilyScreen() {
  const { read, attributes } = useLoaderData<typeof loader>()
  return <FamilyForm key={read ? read.data.id : 'new'} read={read} attributes={attributes} />
}

function FamilyForm({ read, attributes }: Pick<Loaded, 'read' | 'attributes'>) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const family = read ? read.data : null
  const form = useAdminForm({
    values: familyValues(family),
    ...(family ? { version: family.version } : {}),
    save: ({ code, ...values }, version = 0) =>
      family
        ? call('PUT', 'catalogue.admin.families.update', { params: { id: family.id }, data: { ...values, version } })
        : call('POST', 'catalogue.admin.families.store', { data: { ...values, code } }),
    fresh: (row) => ({ values: familyValues(row as Family), version: (row as Family).version }),
    ...(family
      ? {}
      : {
          onSaved: ({ data }: { data: Family }) =>
            navigate(pathOf('catalogue.admin.family', { id: data.id }) ?? '/admin'),
        }),
  })
  const name = family
    ? family.name[locale] || family.name.fr_FR || family.code
    : t('catalogue.vocabulary.create.family')
  return (
    <AdminPage
      title={name}
      parent={{ screen: 'catalogue.admin.families' }}
      caption={family && <RecordHistory subject="catalogue.families" id={family.code} />}
      actions={
        family &&
        !family.isSystem && (
          <DeleteRecord
            name={name}
            text={t('catalogue.vocabulary.delete_family')}
            permission="catalogue.families.delete"
            screen="catalogue.admin.families"
            remove={() =>
              call('DELETE', 'catalogue.admin.families.destroy', {
                params: { id: family.id },
                data: { version: family.version },
              })
            }
          />
        )
      }
    >
      <AdminForm
        form={form}
        isNew={!family}
        isReadOnly={!can(family ? 'catalogue.families.update' : 'catalogue.families.create')}
      >
        <FormSection title={t('catalogue.vocabulary.identity')}>
          <FieldRow>
            {locales.map((each) => (
              <TextField
                key={each}
                name={`name.${each}`}
                label={t('catalogue.vocabulary.name_in', { language: t(`shell.languages.${each}`) })}
                maxLength={255}
                required={each === 'fr_FR'}
              />
            ))}
            <TextField
              name="code"
              label={t('catalogue.vocabulary.code')}
              help={t(family ? 'catalogue.vocabulary.code_fixed' : 'catalogue.vocabulary.attribute_code_help')}
              maxLength={64}
              required
              disabled={family !== null}
            />
          </FieldRow>
          {read && (
            <p className="admin-hint">{t('catalogue.vocabulary.family_products', { count: read.meta.products })}</p>
          )}
        </FormSection>
        <GroupsField attributes={attributes} />
      </AdminForm>
    </AdminPage>
  )
}
