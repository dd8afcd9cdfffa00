/** The key that the gateway of the demo shop knows. It opens nothing at PayPlug. */
export const DEMO_TEST_KEY = 'sk_test_demonstration0000000000000001'
