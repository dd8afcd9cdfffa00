import { useNavigate } from '@remix-run/react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { MultiField, SelectField, TextField } from '#web/admin/form/fields'
import { FormSection } from '#web/admin/form/form_section'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { AdminPage } from '#web/admin/frame/page'
import { family, flatten, pathsOf } from '#web/admin/tree/tree'
import { RecordHistory } from '#web/admin/record_history'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { HtmlField } from '#web/rich_text/html_input'
import type { ResponseOf } from '#web/lib/registry'
import { useLocale } from '#web/lib/shell'
import { DeleteRecord } from '../delete_record'
import { categoryValues, screensOf, type Category, type CategoryKind, type CategoryLine } from './category_values'
import { useModeOptions, useStatusOptions } from './choices'
import { ParentField } from './parent_field'
import { PictureField } from './picture_field'
import { SeoField } from './seo_field'

export interface CategoryFormData {
  /** Null: a new one. */
  category: ResponseOf<'catalogue.admin.categories.show'> | null
  lines: CategoryLine[]
  filters: ResponseOf<'catalogue.admin.filterable_attributes.index'>['data']
  parentId: number | null
}

/** Everything a category or dish says and shows. */
export function CategoryForm({
  kind,
  category: read,
  lines,
  filters,
  parentId,
}: CategoryFormData & { kind: CategoryKind }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const navigate = useNavigate()
  const category = read?.data ?? null
  const screens = screensOf[kind]
  const form = useAdminForm({
    values: categoryValues(category, parentId),
    ...(category ? { version: category.version } : {}),
    save: ({ code, ...values }, version = 0) =>
      category
        ? call('PUT', 'catalogue.admin.categories.update', {
            params: { id: category.id },
            data: { ...values, version },
          })
        : call('POST', 'catalogue.admin.categories.store', { data: { ...values, code, kind } }),
    fresh: (row) => ({ values: categoryValues(row as Category, null), version: (row as Category).version }),
    ...(category
      ? {}
      : { onSaved: ({ data }: { data: Category }) => navigate(pathOf(screens.one, { id: data.id }) ?? '/admin') }),
  })
  const locale = useLocale()
  const isReadOnly = !can(category ? 'catalogue.categories.update' : 'catalogue.categories.create')
  const { texts } = form.values
  const name = texts[locale].name || texts.fr_FR.name || category?.code || t(`catalogue.vocabulary.create.${kind}`)
  return (
    <AdminPage
      title={name}
      parent={{ screen: screens.tree }}
      caption={category && <RecordHistory subject="catalogue.categories" id={category.id} />}
      actions={
        category && (
          <DeleteRecord
            name={name}
            text={t('catalogue.vocabulary.delete_category')}
            permission="catalogue.categories.delete"
            screen={screens.tree}
            remove={(isConfirmed) =>
              call('DELETE', 'catalogue.admin.categories.destroy', {
                params: { id: category.id },
                data: { version: category.version, confirmed: isConfirmed },
              })
            }
          />
        )
      }
    >
      <AdminForm
        form={form}
        isNew={!category}
        isReadOnly={isReadOnly}
        side={<Side {...{ kind, read, lines, filters }} />}
      >
        <Texts />
        <FormSection title={t('catalogue.vocabulary.pictures')}>
          <PictureField
            name="bannerMediaId"
            label={t('catalogue.vocabulary.banner')}
            shown={read?.meta.banner ?? null}
          />
          <PictureField name="logoMediaId" label={t('catalogue.vocabulary.logo')} shown={read?.meta.logo ?? null} />
        </FormSection>
      </AdminForm>
    </AdminPage>
  )
}

function Texts() {
  const t = useWords()
  return (
    <FormSection title={t('catalogue.vocabulary.texts')}>
      <LocaleTabs path="texts">
        {(locale) => (
          <>
            <TextField
              name={`texts.${locale}.name`}
              label={t('catalogue.vocabulary.name')}
              maxLength={255}
              required={locale === 'fr_FR'}
            />
            <TextField
              name={`texts.${locale}.slug`}
              label={t('catalogue.vocabulary.slug')}
              help={t('catalogue.vocabulary.slug_help')}
              maxLength={255}
              spellCheck={false}
            />
            <HtmlField name={`texts.${locale}.description`} label={t('catalogue.vocabulary.description')} />
            <SeoField locale={locale} />
          </>
        )}
      </LocaleTabs>
    </FormSection>
  )
}

interface SideProps extends Pick<CategoryFormData, 'lines' | 'filters'> {
  kind: CategoryKind
  read: CategoryFormData['category']
}

function Side({ kind, read, lines, filters }: SideProps) {
  const t = useWords()
  const statuses = useStatusOptions()
  const modes = useModeOptions()
  const own = read ? family(lines, read.data.id) : new Set<number>()
  const paths = pathsOf(lines)
  const parents = flatten(lines, new Set()).flatMap(({ line: { id } }) =>
    own.has(id) ? [] : [{ value: String(id), label: paths.get(id) ?? '' }]
  )
  return (
    <>
      <FormSection title={t('catalogue.vocabulary.place')}>
        <SelectField name="status" label={t('catalogue.vocabulary.status.label')} options={statuses} required />
        <ParentField options={parents} />
        {!read && (
          <TextField
            name="code"
            label={t('catalogue.vocabulary.code')}
            help={t('catalogue.vocabulary.code_help')}
            maxLength={64}
          />
        )}
        {read && (
          <p className="admin-hint">
            {t('catalogue.vocabulary.holds', { products: read.meta.products, below: read.meta.below })}
          </p>
        )}
      </FormSection>
      <FormSection title={t('catalogue.vocabulary.page')}>
        <SelectField name="displayMode" label={t('catalogue.vocabulary.modes.label')} options={modes} required />
        {kind === 'category' || filters.length > 0 ? (
          <MultiField
            name="filterable"
            label={t('catalogue.vocabulary.filterable')}
            help={t('catalogue.vocabulary.filterable_help')}
            options={filters.map(({ code, label }) => ({ value: code, label }))}
          />
        ) : null}
      </FormSection>
    </>
  )
}
