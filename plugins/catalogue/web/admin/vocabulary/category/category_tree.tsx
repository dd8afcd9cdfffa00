import { Badge, Button } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useState } from 'react'
import { useCan, useScreenPath } from '#web/admin/admin_data'
import { DeleteDialog } from '#web/admin/dialogs/delete_dialog'
import { AdminPage } from '#web/admin/frame/page'
import { IconPlus } from '#web/admin/icons'
import { notifyDone } from '#web/admin/notify'
import { BulkBar } from '#web/admin/table/bulk_bar'
import type { Selection } from '#web/admin/table/list_types'
import { useSelection } from '#web/admin/table/use_selection'
import { flatten } from '#web/admin/tree/tree'
import { TreeView } from '#web/admin/tree/tree_view'
import { useTree } from '#web/admin/tree/use_tree'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useMassDeletion } from '../use_mass_deletion'
import { CategoryDialog } from './category_dialog'
import { screensOf, type CategoryKind, type CategoryLine } from './category_values'

type Open =
  { is: 'edit'; line: CategoryLine } | { is: 'add'; parent: CategoryLine | null } | { is: 'delete'; line: CategoryLine }

/** The whole tree is in view: nothing is searched or filtered. */
const everything = {}
const noneClosed: ReadonlySet<number> = new Set()
const idsOf = (chosen: Selection) => ('ids' in chosen ? chosen.ids : [])

/** The tree of categories, or that of dishes. */
export function CategoryTree({ kind, lines }: { kind: CategoryKind; lines: CategoryLine[] }) {
  const t = useWords()
  const can = useCan()
  const pathOf = useScreenPath()
  const tree = useTree(lines, {
    move: (id, place, version) =>
      call('PUT', 'catalogue.admin.category_places.update', { params: { id }, data: { ...place, version } }),
  })
  const revalidator = useRevalidator()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    revalidator.revalidate()
  }
  const shown = flatten(tree.lines, noneClosed).map(({ line }) => line)
  const selection = useSelection({ rows: shown, total: shown.length, query: everything })
  const deletion = useMassDeletion({
    kind,
    permission: 'catalogue.categories.mass_delete',
    preview: (chosen) =>
      call('POST', 'catalogue.admin.category_deletion_previews.store', { data: { ids: idsOf(chosen) } }),
    remove: (chosen) => call('POST', 'catalogue.admin.category_deletions.store', { data: { ids: idsOf(chosen) } }),
  })
  const canUpdate = can('catalogue.categories.update')
  const actions = {
    open: ({ id }: CategoryLine) => pathOf(screensOf[kind].one, { id }),
    canMove: canUpdate,
    ...(canUpdate
      ? {
          edit: {
            label: t('catalogue.vocabulary.tree.rename'),
            run: (line: CategoryLine) => setOpen({ is: 'edit', line }),
          },
        }
      : {}),
    ...(can('catalogue.categories.create')
      ? { add: (line: CategoryLine) => setOpen({ is: 'add', parent: line }) }
      : {}),
    ...(can('catalogue.categories.delete') ? { remove: (line: CategoryLine) => setOpen({ is: 'delete', line }) } : {}),
  }
  const create = can('catalogue.categories.create') && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ is: 'add', parent: null })}>
      {t(`catalogue.vocabulary.create.${kind}`)}
    </Button>
  )
  return (
    <AdminPage actions={create} caption={t(`catalogue.vocabulary.count.${kind}`, { count: tree.lines.length })}>
      {selection.count > 0 && <BulkBar total={shown.length} selection={selection} actions={[deletion]} />}
      {tree.lines.length > 0 ? (
        <TreeView
          tree={tree}
          actions={actions}
          cells={(line) => <Cells line={line} />}
          {...(can('catalogue.categories.mass_delete') ? { selection } : {})}
          label={t(`catalogue.vocabulary.tree.label.${kind}`)}
        />
      ) : (
        <div className="admin-empty">
          <p>{t(`catalogue.vocabulary.empty.${kind}`)}</p>
          {create}
        </div>
      )}
      {(open?.is === 'add' || open?.is === 'edit') && (
        <CategoryDialog
          kind={kind}
          id={open.is === 'edit' ? open.line.id : null}
          parent={open.is === 'add' ? open.parent : null}
          onDone={done}
          onClose={close}
        />
      )}
      {open?.is === 'delete' && (
        <DeleteDialog
          title={t('catalogue.vocabulary.delete_title', { name: open.line.name })}
          text={t('catalogue.vocabulary.delete_category')}
          remove={(isConfirmed) =>
            call('DELETE', 'catalogue.admin.categories.destroy', {
              params: { id: open.line.id },
              data: { version: open.line.version, confirmed: isConfirmed },
            })
          }
          onDone={() => {
            notifyDone(t('catalogue.vocabulary.deleted', { name: open.line.name }))
            selection.clear()
            done()
          }}
          onClose={close}
        />
      )}
    </AdminPage>
  )
}

/** The state and the number of products of a line. */
function Cells({ line: { status, products } }: { line: CategoryLine }) {
  const t = useWords()
  return (
    <>
      {status === 'draft' && (
        <Badge variant="light" color="gray">
          {t('catalogue.vocabulary.status.draft')}
        </Badge>
      )}
      <span className="admin-tree-count" data-none={products === 0 || undefined}>
        {t('catalogue.vocabulary.tree.products', { count: products })}
      </span>
    </>
  )
}
