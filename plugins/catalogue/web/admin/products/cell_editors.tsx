import { Loader, Text } from '@mantine/core'
import { useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { MoneyField, NumberField } from '#web/admin/form/fields'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { messageOf } from '#web/admin/notify'
import { notifyUndo } from '#web/admin/notify_undo'
import { CellForm, useCell, type CellEditor } from '#web/admin/table/edit_cell'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { problemOf } from '#web/lib/problem'
import type { ResponseOf } from '#web/lib/registry'
import type { TableRow } from '#web/admin/table/list_types'

type Shown = ResponseOf<'catalogue.admin.products.show'>
type Product = Shown['data']
type Variant = Product['variants'][number]

/** Product types with their own price and stock. */
const PRICED = new Set(['simple', 'configurable', 'virtual', 'downloadable'])

/** Editors of price and stock in the list, by variant and source. */
export function productEditors(): Record<string, CellEditor> {
  const stock: CellEditor = {
    permission: 'catalogue.products.update_inventories',
    isFor: ({ counted }) => counted === true,
    form: (row) => <OfProduct row={row}>{(shown) => <StockForm {...shown} />}</OfProduct>,
  }
  return {
    price: {
      permission: 'catalogue.products.update',
      isFor: ({ type }) => PRICED.has(String(type)),
      form: (row) => <OfProduct row={row}>{(shown) => <PriceForm product={shown.data} />}</OfProduct>,
    },
    available: stock,
    on_hand: stock,
  }
}

/** Loads the current product, since the list may be stale. */
function OfProduct({ row: { id }, children }: { row: TableRow; children: (shown: Shown) => ReactNode }) {
  const t = useWords()
  const [shown, setShown] = useState<Shown | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let isOver = false
    call('GET', 'catalogue.admin.products.show', { params: { id } }).then(
      (answer) => !isOver && answer && setShown(answer),
      (error: unknown) => !isOver && setProblem(messageOf(error, t))
    )
    return () => {
      isOver = true
    }
  }, [id, t])
  if (problem !== null) return <Text role="alert">{problem}</Text>
  return shown ? children(shown) : <Loader size="sm" role="status" aria-label={t('admin.table.reading')} />
}

interface PriceValues extends Record<string, unknown> {
  variants: { id: number; sku: string; price: number | null }[]
}

const pricesOf = ({ variants }: Product): PriceValues => ({
  variants: variants.map(({ id, sku, price }) => ({ id, sku, price })),
})

const nameOf = ({ translations, code }: Product) => translations.fr_FR.name || translations.en_GB.name || code

function PriceForm({ product }: { product: Product }) {
  const t = useWords()
  const cell = useCell()
  const { revalidate } = useRevalidator()
  const { id, variants, currency } = product
  const save = (values: PriceValues, version: number) =>
    call('PUT', 'catalogue.admin.products.update', { params: { id }, data: { ...values, version } })
  const form = useAdminForm({
    values: pricesOf(product),
    version: product.version,
    save: (values, version = 0) => save(values, version),
    fresh: (row) => ({ values: pricesOf(row as Product), version: (row as Product).version }),
    saved: null,
    onSaved: (answer) => {
      notifyUndo(t('catalogue.product_list.price_saved', { name: nameOf(product) }), t, async () => {
        await save(pricesOf(product), answer.data.version)
        revalidate()
      })
      revalidate()
      cell.close()
    },
  })
  return (
    <CellForm form={form}>
      {variants.map((variant, at) => (
        <MoneyField
          key={variant.id}
          name={`variants.${at}.price`}
          label={labelOf(t('catalogue.product_form.price'), variant, variants)}
          currency={currency}
          required
        />
      ))}
    </CellForm>
  )
}

/** Of several variants, which one. */
const labelOf = (label: string, { sku }: Variant, variants: readonly Variant[]) =>
  variants.length > 1 ? `${label} · ${sku}` : label

interface StockValues extends Record<string, unknown> {
  counts: { variantId: number; source: string; onHand: number | null }[]
}

function StockForm({ data: product, meta }: Shown) {
  const t = useWords()
  const cell = useCell()
  const { revalidate } = useRevalidator()
  const counted = product.variants.filter(({ manageStock }) => manageStock)
  const held = (code: string) =>
    counted.some(({ stock }) => stock.some(({ source, onHand }) => source === code && onHand > 0))
  const sources = meta.sources.filter(({ code, isActive }) => isActive || held(code))
  const rows = counted.flatMap((variant) => sources.map((source) => ({ variant, source })))
  const seen = useRef(
    rows.map(({ variant, source }) => variant.stock.find((level) => level.source === source.code)?.onHand ?? 0)
  )
  const values: StockValues = {
    counts: rows.map(({ variant, source }, at) => ({
      variantId: variant.id,
      source: source.code,
      onHand: seen.current[at] ?? 0,
    })),
  }
  const first = useRef(values)
  const save = (counts: StockValues['counts'], before: readonly number[]) =>
    call('PUT', 'catalogue.admin.product_stock.update', {
      params: { id: product.id },
      data: { counts: counts.map((count, at) => ({ ...count, onHand: count.onHand ?? 0, before: before[at] ?? 0 })) },
    })
  const form = useAdminForm({
    values: first.current,
    save: async ({ counts }) => {
      try {
        return await save(counts, seen.current)
      } catch (error) {
        // A change meanwhile is shown; saving again sets the typed number.
        const current = problemOf(error)?.errors[0]?.meta?.current as { at: number; onHand: number } | undefined
        if (current) seen.current = seen.current.with(current.at, current.onHand)
        throw error
      }
    },
    saved: null,
    onSaved: () => {
      const before = seen.current
      const now = form.values.counts
      notifyUndo(t('catalogue.product_list.stock_saved', { name: nameOf(product) }), t, async () => {
        const back = now.map((count, at) => ({ ...count, onHand: before[at] ?? 0 }))
        await save(
          back,
          now.map(({ onHand }) => onHand ?? 0)
        )
        revalidate()
      })
      revalidate()
      cell.close()
    },
  })
  return (
    <CellForm form={form}>
      {rows.map(({ variant, source }, at) => (
        <NumberField
          key={`${variant.id} ${source.code}`}
          name={`counts.${at}.onHand`}
          label={[
            labelOf(t('catalogue.product_form.on_hand'), variant, counted),
            ...(sources.length > 1 ? [source.name] : []),
          ].join(' · ')}
          min={0}
          max={1_000_000}
          required
        />
      ))}
    </CellForm>
  )
}
