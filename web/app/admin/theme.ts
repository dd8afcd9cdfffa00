import { createTheme, type CSSVariablesResolver, type MantineThemeOverride } from '@mantine/core'
import { brandingProperties, fontProperties, toTriplet } from '#web/lib/branding'
import type { Branding } from '#web/lib/context'
import { closestFirst } from './closest_first'
import { FocusKeepingButton } from './focus_keeping_button'
import { darkGround, readableOn, scaleOf, tripletOf, type Scale } from './colours'

/** Ten warm greys. Mantine's own are bluish. */
const gray: Scale = [
  '#faf7f2',
  '#f4efe8',
  '#ebe4da',
  '#e1d8cc',
  '#d0c5b7',
  '#a09386',
  '#72675d',
  '#5e554d',
  '#4a423b',
  '#1f1a17',
]

const dark: Scale = [
  '#ece5dc',
  '#d3cac0',
  '#b5aaa0',
  '#8f857a',
  '#5f564e',
  '#463f39',
  '#38322d',
  '#26221e',
  '#1c1917',
  '#141210',
]

/** The Mantine theme. Sizes are in rem, so that the user's font size counts; breakpoints are those of DESIGN. */
export function themeOf(branding: Branding, close = ''): MantineThemeOverride {
  return createTheme({
    primaryColor: 'primary',
    primaryShade: { light: 6, dark: 5 },
    colors: {
      primary: scaleOf(primaryOf(branding)),
      gray,
      dark,
      red: scaleOf(tripletOf('168 40 32')),
      green: scaleOf(tripletOf('46 107 69')),
      yellow: scaleOf(tripletOf('154 96 14')),
    },
    fontFamily: 'var(--font-sans)',
    headings: { fontFamily: 'var(--font-serif)', fontWeight: '500' },
    fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
    defaultRadius: 6,
    breakpoints: { xs: '24em', sm: '37.5em', md: '64em', lg: '90em', xl: '120em' },
    respectReducedMotion: true,
    cursorType: 'pointer',
    components: {
      // Neutral badges are grey: in the red of most shops they would look like errors.
      // In its own colour the title would have too little contrast on the tinted background.
      Alert: { defaultProps: { color: 'gray' }, styles: { title: { color: 'var(--mantine-color-text)' } } },
      // Labels are never truncated in a narrow column and never in capitals.
      Badge: {
        defaultProps: { color: 'gray', variant: 'light', radius: 'sm', tt: 'none', lts: 0, miw: 'max-content' },
      },
      Select: { defaultProps: { filter: closestFirst } },
      MultiSelect: { defaultProps: { filter: closestFirst } },
      UnstyledButton: { defaultProps: { component: FocusKeepingButton } },
      Checkbox: { defaultProps: { radius: 3 } },
      // A label for the close button.
      Notification: { defaultProps: { closeButtonProps: { 'aria-label': close } } },
      // The description is below the input, so that fields side by side are aligned.
      InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
    },
  })
}

function primaryOf({ colours }: Branding) {
  return tripletOf(toTriplet(colours.find(({ id }) => id === 'primary')?.value ?? '122 24 47'))
}

/** Maps Mantine's variables to the tokens of `styles/`. */
export const variables: CSSVariablesResolver = () => {
  const tokens = {
    '--mantine-color-body': 'rgb(var(--color-surface))',
    '--mantine-color-text': 'rgb(var(--color-ink))',
    '--mantine-color-bright': 'rgb(var(--color-ink))',
    '--mantine-color-dimmed': 'rgb(var(--color-muted))',
    '--mantine-color-placeholder': 'rgb(var(--color-muted))',
    '--mantine-color-anchor': 'rgb(var(--color-primary))',
    '--mantine-color-error': 'rgb(var(--color-negative))',
    '--mantine-color-default-border': 'rgb(var(--color-line))',
  }
  return { variables: {}, light: tokens, dark: { ...tokens, ...nightTones } }
}

const toned = (colour: string, token: string) => ({
  [`--mantine-color-${colour}-light`]: `rgb(var(--color-${token}) / 0.16)`,
  [`--mantine-color-${colour}-light-hover`]: `rgb(var(--color-${token}) / 0.24)`,
  [`--mantine-color-${colour}-light-color`]: `rgb(var(--color-${token}))`,
})

/** In the dark scheme Mantine's shades are almost white. These keep the colour of a state. */
const nightTones = {
  ...toned('primary', 'primary'),
  ...toned('green', 'positive'),
  ...toned('yellow', 'warning'),
  ...toned('red', 'negative'),
  '--mantine-color-red-text': 'rgb(var(--color-negative))',
}

/** The shop's colours in the light scheme, and its primary colour in the dark one. */
export function brandingSheet(branding: Branding): string {
  const night = readableOn(darkGround, primaryOf(branding)).join(' ')
  const day = [...brandingProperties(branding.colours), ...fontProperties(branding)]
  return `:root{${day.join(';')}}:root[data-mantine-color-scheme='dark']{--color-primary:${night}}`
}
