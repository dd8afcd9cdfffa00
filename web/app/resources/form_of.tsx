import { useCallback } from 'react'
import { useNavigate, useSearchParams } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { callByName } from '#web/admin/call_by_name'
import { AdminForm } from '#web/admin/form/admin_form'
import { FormSection } from '#web/admin/form/form_section'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { FieldsOf, OwnInputs } from '#web/fields/fields_of'
import { FormRow } from './form_row'
import { partOf, ResourcePart } from './parts'
import { blankValues, givenBy, sentValues, valuesOf } from './row_values'
import { VirtualValues } from './virtual_values'
import type { ResourceDescription, ResourceRow, ResourceValues } from './resource_types'

interface FormOfProps {
  resource: ResourceDescription
  /** Null: a new row. */
  row: ResourceRow | null
  /** In a dialog: closes it. */
  onClose?: () => void
  /** Called when a new row was created. */
  onCreated?: () => void
  /** Values that are given, such as the parent: they have no input. */
  fixed?: ResourceValues
  /** Values that the form of a new row begins with. */
  given?: ResourceValues
}

type Section = ResourceDescription['form']['main'][number]

/** The form of a row: the sections that the definition names, with an input for each field. */
export function FormOf({ resource: described, row, onClose, onCreated, fixed = {}, given }: FormOfProps) {
  const resource = { ...described, fields: described.fields.filter(({ name }) => !(name in fixed)) }
  const can = useCan()
  const { permissions, form: layout } = resource
  const permission = row ? permissions.update : permissions.create
  const { protects } = resource
  const isProtected = row !== null && protects?.from === 'change' && row[protects.field] === true
  const isReadOnly = isProtected || permission === null || !can(permission)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const begun = given ?? givenBy(resource, search)
  const pathOf = useScreenPath()
  const next = row ? null : resource.screens.row
  const leave = onClose ?? (row ? undefined : onCreated)
  const form = useAdminForm<ResourceValues, { data: ResourceRow }>({
    values: row ? valuesOf(resource, row) : { ...blankValues(resource), ...begun },
    ...(row ? { version: row.version } : {}),
    save: async (values, version = 0) => (await save(described, row, { ...values, ...fixed }, version)) ?? false,
    fresh: (fresh) => ({
      values: valuesOf(resource, fresh as ResourceRow),
      version: (fresh as ResourceRow).version,
    }),
    ...(leave
      ? {
          onSaved: ({ data }) => {
            const path = next && pathOf(next, { id: data.id })
            if (path) navigate(path)
            else leave()
          },
        }
      : {}),
  })
  const sections = (all: Section[]) =>
    all.map((section) => <ResourceSection key={section.fields.join()} {...{ resource, section, isNew: !row }} />)
  const inDialog = onClose !== undefined
  return (
    <FormRow.Provider value={row}>
      <OwnInputs.Provider value={useCallback((field) => partOf(resource.parts, 'input', field), [resource.parts])}>
        <AdminForm
          form={form}
          isNew={!row}
          isReadOnly={isReadOnly}
          {...(inDialog ? { onClose } : {})}
          {...(layout.side.length > 0 ? { side: sections(layout.side) } : {})}
        >
          {!inDialog && <ResourcePart resource={resource} part="form_state" props={{ resource, row }} />}
          {inDialog ? (
            <div className="admin-fields">
              <FieldsOf
                fields={fieldsIn(
                  resource,
                  layout.main.flatMap(({ fields }) => fields)
                )}
                isNew={!row}
              />
            </div>
          ) : (
            sections(layout.main)
          )}
          {row && !inDialog && <VirtualValues resource={resource} row={row} />}
        </AdminForm>
      </OwnInputs.Provider>
    </FormRow.Provider>
  )
}

function ResourceSection(props: { resource: ResourceDescription; section: Section; isNew: boolean }) {
  const { resource, section, isNew } = props
  return (
    <FormSection {...(section.title ? { title: section.title } : {})} {...(section.help ? { help: section.help } : {})}>
      <FieldsOf fields={fieldsIn(resource, section.fields)} isNew={isNew} />
    </FormSection>
  )
}

function fieldsIn({ fields }: ResourceDescription, names: string[]) {
  return names.flatMap((name) => fields.find((field) => field.name === name) ?? [])
}

function save(resource: ResourceDescription, row: ResourceRow | null, values: ResourceValues, version: number) {
  const data = sentValues(resource, values, row !== null)
  return row
    ? callByName<{ data: ResourceRow }>('PUT', `${resource.route}.update`, {
        params: { ...resource.params, id: row.id },
        data: { ...data, version },
      })
    : callByName<{ data: ResourceRow }>('POST', `${resource.route}.store`, {
        params: resource.params,
        data,
      })
}
