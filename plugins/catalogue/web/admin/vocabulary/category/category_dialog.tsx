import { Anchor, Loader } from '@mantine/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { useEffect, useState } from 'react'
import { useScreenPath } from '#web/admin/admin_data'
import { AdminForm } from '#web/admin/form/admin_form'
import { SelectField, TextField } from '#web/admin/form/fields'
import { LocaleTabs } from '#web/admin/form/locale_tabs'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { Link } from '#web/ui/link'
import { categoryValues, screensOf, type Category, type CategoryKind, type CategoryLine } from './category_values'
import { useStatusOptions } from './choices'

interface CategoryDialogProps {
  kind: CategoryKind
  /** Of the one that is edited; null: a new one. */
  id: number | null
  /** What the new one stands below. */
  parent: CategoryLine | null
  onDone: () => void
  onClose: () => void
}

/** Names, addresses and status beside the tree; the rest stands on the category's own screen. */
export function CategoryDialog({ kind, id, parent, onDone, onClose }: CategoryDialogProps) {
  const t = useWords()
  const [category, setCategory] = useState<Category | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    const aborter = new AbortController()
    call('GET', 'catalogue.admin.categories.show', { params: { id }, signal: aborter.signal }).then(
      (answer) => answer && setCategory(answer.data),
      (error: unknown) => {
        if (aborter.signal.aborted) return
        notifyProblem(error, t)
        onClose()
      }
    )
    return () => aborter.abort()
  }, [id, t, onClose])
  const title = parent
    ? t('catalogue.vocabulary.create_below', { name: parent.name })
    : t(id === null ? `catalogue.vocabulary.create.${kind}` : 'catalogue.vocabulary.tree.rename')
  return (
    <Dialog opened onClose={onClose} size="lg" title={title}>
      {id !== null && !category ? (
        <Loader aria-label={t('shell.loading')} />
      ) : (
        <DialogForm kind={kind} category={category} parentId={parent?.id ?? null} onDone={onDone} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface DialogFormProps {
  kind: CategoryKind
  category: Category | null
  parentId: number | null
  onDone: () => void
  onClose: () => void
}

function DialogForm({ kind, category, parentId, onDone, onClose }: DialogFormProps) {
  const t = useWords()
  const pathOf = useScreenPath()
  const statuses = useStatusOptions()
  const pick = (from: Category | null) => {
    const { status, texts } = categoryValues(from, parentId)
    return { status, texts }
  }
  const form = useAdminForm({
    values: pick(category),
    ...(category ? { version: category.version } : {}),
    save: (values, version = 0) =>
      category
        ? call('PUT', 'catalogue.admin.categories.update', {
            params: { id: category.id },
            data: { ...values, version },
          })
        : call('POST', 'catalogue.admin.categories.store', { data: { ...values, kind, parentId } }),
    fresh: (row) => ({ values: pick(row as Category), version: (row as Category).version }),
    onSaved: onDone,
  })
  const path = category && pathOf(screensOf[kind].one, { id: category.id })
  return (
    <AdminForm form={form} onClose={onClose}>
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
          </>
        )}
      </LocaleTabs>
      <SelectField name="status" label={t('catalogue.vocabulary.status.label')} options={statuses} required />
      {path && (
        <Anchor component={Link} to={path}>
          {t('catalogue.vocabulary.all_fields')}
        </Anchor>
      )}
    </AdminForm>
  )
}
