import { useLoaderData, useNavigate } from '@remix-run/react'
import { adminHead } from '#web/admin/admin_head'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { adminLoader } from '#web/admin/admin_loader'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { RecordHistory } from '#web/admin/record_history'
import { recordId } from '#web/admin/record_id.server'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { callOrFail } from '#web/lib/screen_loader'
import { DeleteRecord } from '../delete_record'
import { AttributeFields, AttributeFlags } from './attribute_fields'
import { attributeValues, sentAttribute, withOptions, type Attribute } from './attribute_values'
import { OptionList } from './option_list'

export const meta = adminHead

export const loader = adminLoader(
  { id: 'catalogue.admin.attribute', words: ['catalogue.vocabulary'] },
  async (args) => {
    const id = recordId(args, 'catalogue.attributes.create')
    return {
      read:
        id === null
          ? null
          : await callOrFail(args.context, 'GET', 'catalogue.admin.attributes.show', { params: { id } }),
    }
  }
)

export default function AttributeScreen() {
  const { read } = useLoaderData<typeof loader>()
  return <AttributeForm key={read?.data.id ?? 'new'} read={read} />
}

type Read = { read: ReturnType<typeof useLoaderData<typeof loader>>['read'] }

function AttributeForm({ read }: Read) {
  const t = useWords()
  const can = useCan()
  const locale = useLocale()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const attribute = read?.data ?? null
  const form = useAdminForm({
    values: attributeValues(attribute),
    ...(attribute ? { version: attribute.version } : {}),
    save: (values, version = 0) =>
      attribute
        ? call('PUT', 'catalogue.admin.attributes.update', {
            params: { id: attribute.id },
            data: { ...sentAttribute(values), version },
          })
        : call('POST', 'catalogue.admin.attributes.store', { data: { ...sentAttribute(values), code: values.code } }),
    fresh: (row) => ({ values: attributeValues(row as Attribute), version: (row as Attribute).version }),
    ...(attribute
      ? {}
      : {
          onSaved: ({ data }: { data: Attribute }) =>
            navigate(pathOf('catalogue.admin.attribute', { id: data.id }) ?? '/admin'),
        }),
  })
  const name = attribute?.label[locale] || attribute?.label.fr_FR || t('catalogue.vocabulary.create.attribute')
  const canUpdate = can(attribute ? 'catalogue.attributes.update' : 'catalogue.attributes.create')
  return (
    <AdminPage
      title={name}
      parent={{ screen: 'catalogue.admin.attributes' }}
      caption={attribute && <RecordHistory subject="catalogue.attributes" id={attribute.code} />}
      actions={
        attribute &&
        !attribute.isSystem && (
          <DeleteRecord
            name={name}
            text={t('catalogue.vocabulary.delete_attribute')}
            permission="catalogue.attributes.delete"
            screen="catalogue.admin.attributes"
            remove={(isConfirmed) =>
              call('DELETE', 'catalogue.admin.attributes.destroy', {
                params: { id: attribute.id },
                data: { version: attribute.version, confirmed: isConfirmed },
              })
            }
          />
        )
      }
    >
      <AdminForm form={form} isNew={!attribute} isReadOnly={!canUpdate} side={<AttributeFlags values={form.values} />}>
        <AttributeFields values={form.values} usage={read?.meta ?? null} />
      </AdminForm>
      {attribute && withOptions(attribute.type) && <OptionList attribute={attribute} canUpdate={canUpdate} />}
    </AdminPage>
  )
}
