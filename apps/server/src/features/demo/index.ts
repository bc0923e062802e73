export { fillDemoData } from './fill-demo-data.ts';
