export { fillDemoData } from './fill-demo-data.ts';
export { moveDemoSignUps, settleDemo } from './settle-demo.ts';
