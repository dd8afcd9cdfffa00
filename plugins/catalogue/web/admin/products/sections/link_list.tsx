import { ActionIcon, Group, Select, Text } from '@mantine/core'
import { useCallback, useState } from 'react'
import { useField } from '#web/admin/form/form_context'
import { IconArrowDown, IconArrowUp, IconX } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { useProductForm } from '../form_data'
import { useProductSearch } from './use_product_search'
import type { FormLink, LinkKind } from '../values'

/** Linked products in order, and a field to look for more. */
export function LinkList({ kind }: { kind: LinkKind }) {
  const t = useWords()
  const { product } = useProductForm()
  const label = t(`catalogue.product_form.${kind}`)
  const field = useField(
    `links.${kind}`,
    label,
    useCallback((value: unknown) => (value as FormLink[]).map(({ name }) => name).join(', '), [])
  )
  const links = field.value as FormLink[]
  const [typed, setTyped] = useState('')
  const found = useProductSearch(typed).filter(
    ({ id, code }) => id !== product?.id && !links.some((link) => link.id === id || link.code === code)
  )
  const add = (code: string | null) => {
    const link = found.find((each) => each.code === code)
    if (!link) return
    field.set([...links, link])
    setTyped('')
  }
  const move = (at: number, by: number) => {
    const next = links.filter((_, each) => each !== at)
    next.splice(at + by, 0, links[at] as FormLink)
    field.set(next)
  }
  return (
    <div>
      {!field.readOnly && (
        <Select
          id={field.id}
          label={label}
          description={t('catalogue.product_form.link_help')}
          searchable
          value={null}
          searchValue={typed}
          onSearchChange={setTyped}
          onChange={add}
          error={field.error}
          data={found.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
          filter={({ options }) => options}
          nothingFoundMessage={typed.length > 1 ? t('catalogue.product_form.link_none') : null}
        />
      )}
      <ul className="admin-links" aria-label={label}>
        {links.map((link, at) => (
          <li key={link.code}>
            {link.image ? <img src={link.image} alt="" width={32} height={32} /> : <span className="admin-thumb" />}
            <Text size="sm" className="admin-link-name">
              {link.name}{' '}
              <Text span c="dimmed" size="sm">
                {link.sku}
              </Text>
            </Text>
            {!field.readOnly && (
              <LinkTools
                link={link}
                at={at}
                last={links.length - 1}
                move={move}
                remove={() => field.set(links.toSpliced(at, 1))}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface LinkToolsProps {
  link: FormLink
  at: number
  last: number
  move: (at: number, by: number) => void
  remove: () => void
}

function LinkTools({ link: { name }, at, last, move, remove }: LinkToolsProps) {
  const t = useWords()
  const tool = { variant: 'subtle', color: 'gray' } as const
  return (
    <Group gap={0} wrap="nowrap">
      <ActionIcon
        {...tool}
        disabled={at === 0}
        aria-label={t('catalogue.product_form.link_up', { name })}
        onClick={() => move(at, -1)}
      >
        <IconArrowUp size={16} />
      </ActionIcon>
      <ActionIcon
        {...tool}
        disabled={at === last}
        aria-label={t('catalogue.product_form.link_down', { name })}
        onClick={() => move(at, 1)}
      >
        <IconArrowDown size={16} />
      </ActionIcon>
      <ActionIcon {...tool} aria-label={t('catalogue.product_form.link_remove', { name })} onClick={remove}>
        <IconX size={16} />
      </ActionIcon>
    </Group>
  )
}
