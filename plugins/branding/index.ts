export { brandingOf, type Branding } from '#plugins/branding/branding'
