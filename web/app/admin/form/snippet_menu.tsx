import { Button, Menu, Text } from '@mantine/core'
import { IconPlus } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'

/** A text that stands for something, such as a variable. */
export interface Snippet {
  text: string
  label: string
  /** What it may look like. */
  hint: string
}

interface SnippetMenuProps {
  snippets: readonly Snippet[]
  /** Label of the field that they are put into. */
  into: string
  onChoose: (text: string) => void
}

/** A choice of variables: what each is, and what it may look like. */
export function SnippetMenu({ snippets, into, onChoose }: SnippetMenuProps) {
  const t = useWords()
  const name = t('editor.variable_into', { into })
  return (
    <Menu position="bottom-start" shadow="md" returnFocus={false} width={320}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          size="compact-md"
          aria-label={name}
          title={name}
          leftSection={<IconPlus size={16} />}
          onMouseDown={(event) => event.preventDefault()}
        >
          {t('editor.variable')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className="editor-menu">
        {snippets.map(({ text, label, hint }) => (
          <Menu.Item key={text} onClick={() => onChoose(text)}>
            {label}
            <Text component="span" display="block" size="xs" c="dimmed" lineClamp={2}>
              {hint ? `${text} · ${hint}` : text}
            </Text>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
