/** The public home page. */
export function HomeScreen() {
  return <h1>Step on stage ready</h1>;
}
