import { Autocomplete, Group, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import type { ResponseOf } from '#web/lib/registry'

type Target = ResponseOf<'platform.admin.link_targets.index'>['data'][number]

interface TargetInputProps {
  label: string
  help?: string
  /** Address, or reference such as `ref:catalogue.product/5`. */
  value: string
  onChange: (value: string) => void
  error?: string | null
}

const WAIT_MS = 250

const isAddress = (text: string) => /^(\/|#|[a-z]+:)/i.test(text)

/** What a link leads to: something of the shop that is found by its name, or an address as it is typed. */
export function TargetInput({ label, help, value, onChange, error }: TargetInputProps) {
  const t = useWords()
  const [text, setText] = useState(value)
  const found = useTargets(text)
  const byHref = new Map(found.map((each) => [each.href, each]))
  const type = (typed: string) => {
    const chosen = byHref.get(typed)
    setText(chosen ? chosen.title : typed)
    if (chosen || isAddress(typed) || typed === '') onChange(typed)
  }
  return (
    <Autocomplete
      label={label}
      description={help}
      placeholder={t('admin.links.placeholder')}
      value={text}
      onChange={type}
      data={found.map(({ href, title }) => ({ value: href, label: title }))}
      filter={({ options }) => options}
      renderOption={({ option }) => <Option target={byHref.get(option.value)} />}
      error={error}
      maxLength={2000}
      spellCheck={false}
    />
  )
}

function Option({ target }: { target: Target | undefined }) {
  if (!target) return null
  return (
    <Group gap="xs" wrap="nowrap">
      <span>{target.title}</span>
      <Text size="xs" c="dimmed">
        {[target.label, target.caption].filter(Boolean).join(' · ')}
      </Text>
    </Group>
  )
}

/** What the typed words find, a moment after the last letter. */
function useTargets(text: string): Target[] {
  const [found, setFound] = useState<Target[]>([])
  const q = text.trim()
  useEffect(() => {
    if (q.length < 2 || isAddress(q)) {
      setFound([])
      return undefined
    }
    let isOver = false
    const timer = setTimeout(() => {
      call('GET', 'platform.admin.link_targets.index', { query: { q, limit: 6 } }).then(
        (answer) => !isOver && answer && setFound(answer.data),
        () => undefined
      )
    }, WAIT_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [q])
  return found
}
