import { checkPage, readFacts } from './self-check.ts';

// Loaded by public pages in development only: tells the author in the console what a page lacks.
function report(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadMs = navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : null;
  const { score, findings } = checkPage(readFacts(document, loadMs));
  // biome-ignore lint/suspicious/noConsole: the console is where the developer reads it
  if (score < 90) console.warn(`SEO self-check: ${score} of 100.\n${findings.join('\n')}`);
}

const oneSecondLater = () => setTimeout(report, 1000);
if (document.readyState === 'complete') oneSecondLater();
else addEventListener('load', oneSecondLater, { once: true });
